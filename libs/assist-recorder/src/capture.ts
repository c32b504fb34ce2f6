import { assistLimits } from '@banyan/contracts/account';
import { containerFor } from './container.ts';

/** Events of a recording. */
export interface CaptureEvents {
  /** A piece, each as soon as it is written; the last one, which may be empty, comes before `onEnd`. */
  readonly onChunk: (chunk: Blob, last: boolean) => void;
  /** Nothing follows: it was stopped here, or in the browser's own bar. */
  readonly onEnd: () => void;
  readonly onError: (error: unknown) => void;
}

/** A recording that runs. */
export interface Capture {
  readonly sound: boolean;
  /** Ends it; the last piece and `onEnd` follow. */
  stop(): void;
}

/** A window or a tab was chosen: what is done beside it would not be seen. */
export class PartOfScreenError extends Error {
  override readonly name = 'PartOfScreenError';
}

/** Asks for a picture and records it. Rejects where it was refused, is not the whole screen, or the browser cannot. */
export type OpenCapture = (events: CaptureEvents) => Promise<Capture>;

/** Enough to read the words on a screen, little enough for two hours. */
const videoBitsPerSecond = 1_200_000;

/** Records the screen by the browser's own means. */
export const captureScreen: OpenCapture = async ({ onChunk, onEnd, onError }) => {
  if (typeof MediaRecorder === 'undefined') throw new TypeError('no MediaRecorder');
  const container = containerFor((type) => MediaRecorder.isTypeSupported(type));
  if (container === null) throw new TypeError('no container');
  const video = { frameRate: 8, displaySurface: 'monitor' };
  const stream = await navigator.mediaDevices.getDisplayMedia({ video, audio: false });
  // Not every browser tells.
  const surface = stream.getVideoTracks()[0]?.getSettings().displaySurface ?? 'monitor';
  if (surface !== 'monitor') {
    for (const track of stream.getTracks()) track.stop();
    throw new PartOfScreenError(surface);
  }
  const recorder = new MediaRecorder(stream, { mimeType: container.mimeType, videoBitsPerSecond });
  // Nothing is answered before the first piece has come: it is not waited for until the others are due.
  const hurry = setInterval(() => recorder.state === 'recording' && recorder.requestData(), assistLimits.firstChunkMs);
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    const last = recorder.state === 'inactive';
    if (data.size > 0) clearInterval(hurry);
    if (data.size > 0 || last) onChunk(data, last);
  });
  recorder.addEventListener('error', (event) => {
    onError(event);
    close();
  });
  recorder.addEventListener('stop', () => {
    clearInterval(hurry);
    close();
    onEnd();
  });
  // "Stop sharing" of the browser's own bar.
  for (const track of stream.getVideoTracks()) track.addEventListener('ended', stop);
  recorder.start(assistLimits.chunkMs);
  return { sound: stream.getAudioTracks().length > 0, stop };
};
