import { open, type FileHandle } from 'node:fs/promises';

/** What an MP4 file tells of itself. */
export interface Mp4Facts {
  /** 0: it does not tell. */
  readonly seconds: number;
  readonly tracks: readonly {
    readonly kind: 'video' | 'audio' | 'other';
    /** How it is coded, four characters: avc1, mp4a. */
    readonly codec: string;
    /** Lines of the picture. */
    readonly height: number;
  }[];
}

/** The index of a film of hours has some megabytes. */
const mostIndexBytes = 64_000_000;

interface Box {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** Reads the index of an MP4 file (ISO 14496-12); null where it has none, or a broken one. */
export async function readMp4(path: string): Promise<Mp4Facts | null> {
  const file = await open(path);
  try {
    const moov = await indexOf(file, (await file.stat()).size);
    return moov === null ? null : factsOf(moov);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  } finally {
    await file.close();
  }
}

async function indexOf(file: FileHandle, size: number): Promise<Buffer | null> {
  const head = Buffer.alloc(16);
  for (let at = 0; at + 8 <= size;) {
    await file.read(head, 0, 16, at);
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    const header = short === 1 ? 16 : 8;
    if (length < header || at + length > size) return null;
    if (head.toString('latin1', 4, 8) === 'moov') {
      if (length > mostIndexBytes) return null;
      const moov = Buffer.alloc(length - header);
      await file.read(moov, 0, moov.length, at + header);
      return moov;
    }
    at += length;
  }
  return null;
}

function boxesIn(bytes: Buffer, { from, to }: Pick<Box, 'from' | 'to'>): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const length = bytes.readUInt32BE(at);
    if (length < 8 || at + length > to) throw new RangeError('a box that leaves its own');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + 8, to: at + length });
    at += length;
  }
  return boxes;
}

const inside = (bytes: Buffer, box: Box, ...path: readonly string[]): Box | undefined =>
  path.reduce<Box | undefined>((at, type) => at && boxesIn(bytes, at).find((one) => one.type === type), box);

const kindOf: Readonly<Record<string, 'video' | 'audio'>> = { vide: 'video', soun: 'audio' };

function factsOf(moov: Buffer): Mp4Facts | null {
  const whole: Box = { type: 'moov', from: 0, to: moov.length };
  const header = inside(moov, whole, 'mvhd');
  if (header === undefined) return null;
  const isLong = moov.readUInt8(header.from) === 1;
  const scale = moov.readUInt32BE(header.from + (isLong ? 20 : 12));
  const duration = isLong ? Number(moov.readBigUInt64BE(header.from + 24)) : moov.readUInt32BE(header.from + 16);
  const tracks = boxesIn(moov, whole)
    .filter(({ type }) => type === 'trak')
    .map((track) => {
      const handler = inside(moov, track, 'mdia', 'hdlr');
      const kind =
        handler === undefined ? undefined : kindOf[moov.toString('latin1', handler.from + 8, handler.from + 12)];
      const entries = inside(moov, track, 'mdia', 'minf', 'stbl', 'stsd');
      const codec = entries === undefined ? '' : moov.toString('latin1', entries.from + 12, entries.from + 16);
      const place = inside(moov, track, 'tkhd');
      // Width and height are its last two fields, 16.16.
      const height = place === undefined ? 0 : moov.readUInt32BE(place.to - 4) / 65_536;
      return { kind: kind ?? ('other' as const), codec, height: Math.round(height) };
    });
  return { seconds: scale === 0 ? 0 : duration / scale, tracks };
}
