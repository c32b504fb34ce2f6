import { afterEach, expect, it, vi } from 'vitest';
import { inTime, LatePartError } from './in-time.ts';
import { fetchOverlays } from './lazy-overlays.ts';

vi.mock('../overlays.ts', () => new Promise(() => undefined));
afterEach(() => void vi.useRealTimers());

it('does not wait longer than 120 s for what floats [SH-14]', async () => {
  vi.useFakeTimers();
  let error: unknown;
  fetchOverlays().catch((reason: unknown) => (error = reason));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(error).toBeInstanceOf(LatePartError);
});

it('gives what came in time, and the reason why it did not [SH-14]', async () => {
  vi.useFakeTimers();
  await expect(inTime(() => Promise.resolve('part'))).resolves.toBe('part');
  await expect(inTime(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
