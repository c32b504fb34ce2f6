import { buffer } from 'node:stream/consumers';
import type { FileType } from '../../ports/fileTypes.ts';
import type { FileStorage } from '../../ports/storage.ts';

/** What a file tells of itself. */
export interface MediaFacts {
  readonly durationS: number;
  /** Lines of the picture; 0 of sound. */
  readonly height: number;
}

/** A stored file, of which pieces are read. */
interface Stored {
  readonly size: number;
  readonly at: (start: number, length: number) => Promise<Buffer>;
}

const mostIndexBytes = 64_000_000;
/** What browsers play inside of MP4 and QuickTime. */
const playable = ['avc1', 'avc3', 'hvc1', 'hev1', 'vp09', 'av01', 'mp4a', 'Opus', 'fLaC', '.mp3'];

interface Box {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

function boxesIn(bytes: Buffer, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const length = bytes.readUInt32BE(at);
    // QuickTime ends some lists with four zeros.
    if (length === 0) break;
    if (length < 8 || at + length > to) throw new RangeError('a box that leaves its own');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + 8, to: at + length });
    at += length;
  }
  return boxes;
}

async function indexOf({ at, size }: Stored): Promise<Buffer | null> {
  for (let place = 0; place + 8 <= size;) {
    const head = await at(place, 16);
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - place : short;
    const header = short === 1 ? 16 : 8;
    if (length < header || place + length > size) return null;
    if (head.toString('latin1', 4, 8) === 'moov')
      return length > mostIndexBytes ? null : at(place + header, length - header);
    place += length;
  }
  return null;
}

/** The index of an MP4 or QuickTime file (ISO 14496-12). */
async function ofBoxes(stored: Stored): Promise<MediaFacts | null> {
  const moov = await indexOf(stored);
  if (moov === null) return null;
  const inside = (box: Box, ...path: readonly string[]): Box | undefined =>
    path.reduce<Box | undefined>(
      (at, type) => at && boxesIn(moov, at.from, at.to).find((one) => one.type === type),
      box,
    );
  const whole: Box = { type: 'moov', from: 0, to: moov.length };
  const header = inside(whole, 'mvhd');
  if (header === undefined) return null;
  const isLong = moov.readUInt8(header.from) === 1;
  const scale = moov.readUInt32BE(header.from + (isLong ? 20 : 12));
  const duration = isLong ? Number(moov.readBigUInt64BE(header.from + 24)) : moov.readUInt32BE(header.from + 16);
  let height = 0;
  for (const track of boxesIn(moov, 0, moov.length).filter(({ type }) => type === 'trak')) {
    const handler = inside(track, 'mdia', 'hdlr');
    const kind = handler === undefined ? '' : moov.toString('latin1', handler.from + 8, handler.from + 12);
    if (kind !== 'vide' && kind !== 'soun') continue;
    const entries = inside(track, 'mdia', 'minf', 'stbl', 'stsd');
    const codec = entries === undefined ? '' : moov.toString('latin1', entries.from + 12, entries.from + 16);
    if (!playable.includes(codec)) return null;
    const place = inside(track, 'tkhd');
    // Width and height are its last two fields, 16.16.
    if (kind === 'vide' && place !== undefined) height = Math.round(moov.readUInt32BE(place.to - 4) / 65_536);
  }
  return scale === 0 ? null : { durationS: duration / scale, height };
}

const sound = (durationS: number): MediaFacts => ({ durationS, height: 0 });

async function ofWav({ at, size }: Stored): Promise<MediaFacts | null> {
  const head = await at(0, 44);
  const perSecond = head.length < 44 ? 0 : head.readUInt32LE(28);
  return perSecond === 0 ? null : sound((size - 44) / perSecond);
}

const rates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];

/** By the rate of its first frame: exact where the rate is constant, near it otherwise. */
async function ofMp3({ at, size }: Stored): Promise<MediaFacts | null> {
  const tag = await at(0, 10);
  const skip =
    tag.toString('latin1', 0, 3) === 'ID3'
      ? 10 + [6, 7, 8, 9].reduce((sum, place) => sum * 128 + ((tag[place] ?? 0) & 127), 0)
      : 0;
  const frames = await at(skip, 16_384);
  for (let place = 0; place + 3 < frames.length; place += 1) {
    if (frames[place] !== 0xff || ((frames[place + 1] ?? 0) & 0xe6) !== 0xe2) continue;
    const rate = rates[(frames[place + 2] ?? 0) >> 4] ?? 0;
    if (rate > 0) return sound(((size - skip) * 8) / (rate * 1000));
  }
  return null;
}

/** By the last page, which counts samples. */
async function ofOgg({ at, size }: Stored): Promise<MediaFacts | null> {
  const head = await at(0, 200);
  const vorbis = head.indexOf('vorbis');
  const rate = head.includes('OpusHead')
    ? 48_000
    : vorbis < 0 || vorbis + 15 > head.length
      ? 0
      : head.readUInt32LE(vorbis + 11);
  const tail = await at(Math.max(0, size - 65_536), 65_536);
  const page = tail.lastIndexOf('OggS');
  if (rate === 0 || page < 0 || page + 14 > tail.length) return null;
  return sound(Number(tail.readBigInt64LE(page + 6)) / rate);
}

const ebmlNumber = (bytes: Buffer, at: number, length: number) =>
  length === 8 ? bytes.readDoubleBE(at) : length === 4 ? bytes.readFloatBE(at) : 0;

/** Length and height as the head of a WebM file tells them. */
async function ofWebm({ at }: Stored): Promise<MediaFacts | null> {
  const head = await at(0, 131_072);
  const length = head.indexOf(Buffer.from([0x44, 0x89]));
  if (length < 0 || length + 11 > head.length) return null;
  const ticks = ebmlNumber(head, length + 3, (head[length + 2] ?? 0) & 0x7f);
  const scaled = head.indexOf(Buffer.from([0x2a, 0xd7, 0xb1, 0x83]));
  const scale = scaled < 0 ? 1_000_000 : head.readUIntBE(scaled + 4, 3);
  const lines = head.indexOf(Buffer.from([0xba, 0x82]));
  return { durationS: (ticks * scale) / 1e9, height: lines < 0 ? 720 : head.readUInt16BE(lines + 2) };
}

const readers: Partial<Record<FileType, (stored: Stored) => Promise<MediaFacts | null>>> = {
  'video/mp4': ofBoxes,
  'video/quicktime': ofBoxes,
  'audio/mp4': ofBoxes,
  'video/webm': ofWebm,
  'audio/wav': ofWav,
  'audio/mpeg': ofMp3,
  'audio/ogg': ofOgg,
};

/** Makes a file ready to play. Null where it is broken, or coded as browsers do not play it [MC-04]. */
export type MakeReady = (
  files: Pick<FileStorage, 'read' | 'stat'>,
  file: { readonly key: string; readonly type: FileType },
) => Promise<MediaFacts | null>;

/**
 * Looks into the file and takes it as it is: container, coding, length. A product with a transcoder on the machine puts it
 * here; what it makes goes under other keys.
 */
export const checkedAsItIs: MakeReady = async (files, { key, type }) => {
  const stored = await files.stat(key);
  const read = readers[type];
  if (stored === null || read === undefined) return null;
  const at: Stored['at'] = (start, length) => {
    const end = Math.min(start + length, stored.size) - 1;
    return end < start ? Promise.resolve(Buffer.alloc(0)) : buffer(files.read(key, { start, end }));
  };
  try {
    const facts = await read({ size: stored.size, at });
    return facts !== null && facts.durationS > 0 && Number.isFinite(facts.durationS) ? facts : null;
  } catch (error) {
    // A number that lies beyond its own bytes: the file is cut or damaged.
    if (error instanceof RangeError) return null;
    throw error;
  }
};
