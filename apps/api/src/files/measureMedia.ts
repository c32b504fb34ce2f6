import {
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputFormat,
  type InputTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { buffer } from 'node:stream/consumers';
import type { FileType } from '../ports/fileTypes.ts';
import type { FileStorage } from '../ports/storage.ts';
import { codingNotEverywhere } from './coding.ts';

/** A file that is read in stretches, from any store. */
export interface Bytes {
  readonly size: number;
  /** From `start` up to `end`, which is excluded. */
  readonly read: (start: number, end: number) => Promise<Buffer>;
}

/** Properties of a film or a sound. */
export interface MediaFacts {
  readonly durationS: number;
  /** Lines of the picture; 0 of sound. */
  readonly height: number;
}

/** Why a film or a sound is refused: it cannot be read, it was cut off, or not every browser plays its coding. */
export type MediaFault =
  | { readonly fault: 'damaged' | 'cut' }
  | { readonly fault: 'coding'; /** As people name it: HEVC (H.265). */ readonly coding: string };

const formats: Partial<Record<FileType, readonly InputFormat[]>> = {
  'video/mp4': [MP4, QTFF],
  'video/quicktime': [QTFF, MP4],
  'audio/mp4': [MP4, QTFF],
  'video/webm': [WEBM, MATROSKA],
  'audio/wav': [WAVE],
  'audio/mpeg': [MP3],
  'audio/ogg': [OGG],
};
/** Containers with a declared length that browsers trust. */
const saysItsLength: ReadonlySet<FileType> = new Set(['video/mp4', 'video/quicktime', 'audio/mp4', 'video/webm']);
const inBoxes: ReadonlySet<FileType> = new Set(['video/mp4', 'video/quicktime', 'audio/mp4']);

// The answer says what is not known of a file.
Logging.level = LogLevel.Silent;

/**
 * Measures a film or a sound by its packets: the length in its headers is not trusted, and a file whose content ends
 * before that is reported as cut. Nothing is decoded.
 */
export async function measureMedia(bytes: Bytes, type: FileType): Promise<MediaFacts | MediaFault> {
  let unreadable: Error | null = null;
  const read = async (start: number, end: number) => {
    try {
      return await bytes.read(start, end);
    } catch (error) {
      unreadable = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  };
  if (bytes.size === 0) return { fault: 'damaged' };
  const source = new CustomSource({ getSize: () => bytes.size, read, prefetchProfile: 'network' });
  const input = new Input({ formats: [...(formats[type] ?? [])], source });
  try {
    const facts = await factsOf(input, type).catch((error: unknown) => {
      // The store did not answer: the file itself may be sound.
      if (unreadable !== null) throw unreadable;
      if (!(error instanceof Error)) throw error;
      return null;
    });
    if (facts !== null) return facts;
    return { fault: inBoxes.has(type) && (await boxesEndEarly({ ...bytes, read })) ? 'cut' : 'damaged' };
  } finally {
    input.dispose();
  }
}

/** Null: nothing playable. */
async function factsOf(input: Input, type: FileType): Promise<MediaFacts | MediaFault | null> {
  const tracks = (await input.getTracks()).filter((track) => track.isVideoTrack() || track.isAudioTrack());
  for (const track of tracks) {
    const internal = await track.getInternalCodecId();
    const coding = codingNotEverywhere(
      {
        codec: track.isVideoTrack() || track.isAudioTrack() ? await track.getCodec() : null,
        parameters: await track.getCodecParameterString(),
        internal: typeof internal === 'string' || typeof internal === 'number' ? String(internal) : '',
      },
      type,
    );
    if (coding !== null) return { fault: 'coding', coding };
  }
  for (const track of tracks) if (!(await isThere(track))) return { fault: 'cut' };
  const durationS = tracks.length === 0 ? 0 : await input.computeDuration();
  if (!Number.isFinite(durationS) || durationS <= 0) return null;
  const said = saysItsLength.has(type) ? await input.getDurationFromMetadata() : null;
  // Recorders round, and some count a pause at the end.
  if (said !== null && said > durationS * 1.05 + 2) return { fault: 'cut' };
  const picture = await input.getPrimaryVideoTrack();
  return { durationS, height: picture === null ? 0 : await picture.getDisplayHeight() };
}

/** Whether the last packets of a track can be read: an index at the front names them although they were cut off. */
async function isThere(track: InputTrack): Promise<boolean> {
  const sink = new EncodedPacketSink(track);
  let packet = await sink.getPacket(Infinity);
  if (packet === null) return false;
  while (packet !== null) {
    const next = await sink.getNextPacket(packet, { metadataOnly: true });
    packet = next === null ? null : await sink.getNextPacket(packet);
    if (next !== null && packet === null) return false;
  }
  return true;
}

/** Whether a box of an MP4 file (ISO 14496-12) goes on after the file's end. */
async function boxesEndEarly({ read, size }: Bytes): Promise<boolean> {
  let at = 0;
  while (at + 8 <= size) {
    const head = await read(at, Math.min(at + 16, size));
    const short = head.readUInt32BE(0);
    if (short === 0) return false;
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) return false;
    at += length;
  }
  return at > size;
}

/** A stored file, to be measured; null where there is none. */
export async function storedBytes(files: Pick<FileStorage, 'read' | 'stat'>, key: string): Promise<Bytes | null> {
  const stored = await files.stat(key);
  if (stored === null) return null;
  return { size: stored.size, read: (start, end) => buffer(files.read(key, { start, end: end - 1 })) };
}
