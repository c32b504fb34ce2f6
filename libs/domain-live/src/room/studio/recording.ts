import { roomLimits, type PieceType } from '@banyan/contracts/live';
import { randomId } from '@banyan/core-http';
import type { RecordedPiece } from './PieceQueueStore.ts';

const containers: readonly { readonly type: PieceType; readonly mime: string }[] = [
  { type: 'webm', mime: 'video/webm;codecs=vp8,opus' },
  { type: 'mp4', mime: 'video/mp4;codecs=avc1.42E01F,mp4a.40.2' },
  { type: 'webm', mime: 'video/webm;codecs=vp9,opus' },
];

/** Container and codecs that this browser records and browsers play; null for none. */
export const containerHere = () =>
  typeof MediaRecorder === 'undefined'
    ? null
    : (containers.find(({ mime }) => MediaRecorder.isTypeSupported(mime)) ?? null);

const bits = { videoBitsPerSecond: 1_500_000, audioBitsPerSecond: 64_000 };
const codecsOf = (mime: string) => /codecs="?([^"]*)"?/.exec(mime)?.[1]?.replace(/\s/g, '') ?? '';

/** A running recording. */
export interface Recording {
  /** Ends it; the last piece follows. */
  stop(): Promise<void>;
}

/**
 * Records a stream in pieces, each a film of its own: the next recorder starts before the last one ends, so that there
 * is no gap. Pieces end by the recorder's clock, since timers pause in a hidden window.
 */
export function recordPieces(
  stream: MediaStream,
  onPiece: (piece: RecordedPiece) => void,
  onError: (error: unknown) => void,
): Recording {
  const container = containerHere();
  if (container === null) throw new TypeError('no container');
  let stopping = false;
  let current: { readonly end: () => Promise<void> } | null = null;

  const begin = (): void => {
    const recorder = new MediaRecorder(stream, { mimeType: container.mime, ...bits });
    const parts: Blob[] = [];
    let ending = false;
    const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
    const end = async () => {
      ending = true;
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
    };
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) parts.push(data);
      if (stopping || ending || recorder.state === 'inactive') return;
      begin();
      void end();
    });
    recorder.addEventListener('stop', () => {
      const bytes = new Blob(parts, { type: container.mime });
      const codecs = codecsOf(recorder.mimeType || container.mime);
      if (bytes.size > 0) onPiece({ key: randomId(), bytes, type: container.type, codecs });
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
    },
  };
}
