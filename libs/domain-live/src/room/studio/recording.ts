import { roomLimits, type PieceType } from '@banyan/contracts/live';
import { randomId } from '@banyan/core-http';
import type { RecordedPiece } from './PieceQueue.ts';
import { webmLength } from './webmLength.ts';

const containers: readonly { readonly type: PieceType; readonly mime: string }[] = [
  { type: 'webm', mime: 'video/webm;codecs=vp8,opus' },
  { type: 'mp4', mime: 'video/mp4;codecs=avc1.42E01F,mp4a.40.2' },
  { type: 'webm', mime: 'video/webm;codecs=vp9,opus' },
];

/** How this browser records what browsers play; null: it cannot. */
export const containerHere = () =>
  typeof MediaRecorder === 'undefined'
    ? null
    : (containers.find(({ mime }) => MediaRecorder.isTypeSupported(mime)) ?? null);

const bits = { videoBitsPerSecond: 1_500_000, audioBitsPerSecond: 64_000 };
const codecsOf = (mime: string) => /codecs="?([^"]*)"?/.exec(mime)?.[1]?.replace(/\s/g, '') ?? '';

/** A recording that runs. */
export interface Recording {
  /** Ends it; the last piece follows. */
  stop(): Promise<void>;
}

/**
 * Records a stream in pieces, each a film of its own: the next recorder begins before the last one ends, so that there is no
 * hole. Pieces end by the recorder's own clock: timers stand still in a window that is not seen.
 */
export function recordPieces(
  stream: MediaStream,
  now: () => number,
  onPiece: (piece: RecordedPiece) => void,
  onError: (error: unknown) => void,
): Recording {
  const container = containerHere();
  if (container === null) throw new TypeError('no container');
  let stopping = false;
  let told: Promise<void> = Promise.resolve();
  let current: { readonly end: () => Promise<void> } | null = null;

  const begin = (): void => {
    const recorder = new MediaRecorder(stream, { mimeType: container.mime, ...bits });
    const parts: Blob[] = [];
    let began = now();
    let until: number | null = null;
    const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
    const end = async () => {
      until ??= now();
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
    };
    recorder.addEventListener('start', () => {
      began = now();
    });
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) parts.push(data);
      if (stopping || until !== null || recorder.state === 'inactive') return;
      until = now();
      begin();
      void end();
    });
    recorder.addEventListener('stop', () => {
      const clock = Math.round(Math.max(200, (until ?? now()) - began));
      const bytes = new Blob(parts, { type: container.mime });
      const codecs = codecsOf(recorder.mimeType || container.mime);
      if (bytes.size === 0) return;
      // One after the other: pieces are told in the order in which they were recorded.
      told = told.then(async () => {
        const length = container.type === 'webm' ? webmLength(new Uint8Array(await bytes.arrayBuffer())) : 0;
        onPiece({ key: randomId(), bytes, length: length === 0 ? clock : length, type: container.type, codecs });
      });
    });
    recorder.addEventListener('error', onError);
    recorder.start(roomLimits.pieceMs);
    current = { end };
  };

  begin();
  return {
    async stop() {
      stopping = true;
      await current?.end();
      await told;
    },
  };
}
