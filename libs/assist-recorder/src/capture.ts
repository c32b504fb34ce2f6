import { assistLimits } from '@banyan/contracts';
import { containerFor, type Container } from './container.ts';

/** What a recording tells. */
export interface CaptureEvents {
  /** A piece, each as soon as it is written; the last one, which may be empty, comes before `onEnd`. */
  readonly onChunk: (chunk: Blob, last: boolean) => void;
  /** Nothing follows: it was stopped here, or in the browser's own bar. */
  readonly onEnd: () => void;
  readonly onError: (error: unknown) => void;
}

/** A recording that runs. */
export interface Capture {
  readonly container: Container;
  /** Ends it; the last piece and `onEnd` follow. */
  stop(): void;
}

/** Asks for a picture and records it. Rejects where it was refused, or the browser cannot. */
export type OpenCapture = (events: CaptureEvents) => Promise<Capture>;

/** Enough to read the words on a screen, little enough for two hours. */
const videoBitsPerSecond = 1_200_000;

/** Records the screen by the browser's own means [AR-03]. */
export const captureScreen: OpenCapture = async ({ onChunk, onEnd, onError }) => {
  if (typeof MediaRecorder === 'undefined') throw new TypeError('no MediaRecorder');
  const container = containerFor((type) => MediaRecorder.isTypeSupported(type));
  if (container === null) throw new TypeError('no container');
  const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: 8 }, audio: false });
  const recorder = new MediaRecorder(stream, { mimeType: container.mimeType, videoBitsPerSecond });
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    const last = recorder.state === 'inactive';
    if (data.size > 0 || last) onChunk(data, last);
  });
  recorder.addEventListener('error', (event) => {
    onError(event);
    close();
  });
  recorder.addEventListener('stop', () => {
    close();
    onEnd();
  });
  // "Stop sharing" of the browser's own bar.
  for (const track of stream.getVideoTracks()) track.addEventListener('ended', stop);
  recorder.start(assistLimits.chunkMs);
  return { container, stop };
};
