// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureScreen } from './capture.ts';

class Track extends EventTarget {
  stop = vi.fn();
  getSettings = () => ({ displaySurface: 'monitor' });
}
class Recorder extends EventTarget {
  static isTypeSupported = () => true;
  state: RecordingState = 'inactive';
  pieceMs = 0;
  requestData = vi.fn();
  constructor(_: unknown, options: MediaRecorderOptions) {
    super();
    mimeType = options.mimeType ?? '';
    take(this);
  }
  start(pieceMs: number) {
    this.state = 'recording';
    this.pieceMs = pieceMs;
  }
}
let recorder: Recorder;
const take = (made: Recorder) => {
  recorder = made;
};
let mimeType: string;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaRecorder', Recorder);
  const track = new Track();
  const stream = { getVideoTracks: () => [track], getAudioTracks: () => [], getTracks: () => [track] };
  vi.stubGlobal('navigator', { mediaDevices: { getDisplayMedia: () => Promise.resolve(stream) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('records mp4 in pieces of ten seconds, the first of them after one [AR-03]', async () => {
  const onChunk = vi.fn();
  await captureScreen({ onChunk, onEnd: vi.fn(), onError: vi.fn() });
  expect(mimeType).toMatch(/^video\/mp4/);
  expect(recorder.pieceMs).toBe(10_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(recorder.requestData).toHaveBeenCalledTimes(1);
  recorder.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['a']) }));
  expect(onChunk).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(9000);
  expect(recorder.requestData).toHaveBeenCalledTimes(1);
});
