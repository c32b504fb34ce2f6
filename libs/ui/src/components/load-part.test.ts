import { afterEach, expect, it, vi } from 'vitest';
import { loadMenu } from './lazy-overlays.ts';
import { loadPart, LostPart, sharedPart } from './load-part.ts';

vi.mock('../overlays.ts', () => new Promise(() => undefined));
afterEach(() => void vi.useRealTimers());

it('does not wait longer than 120 s for what floats [SH-14]', async () => {
  vi.useFakeTimers();
  let error: unknown;
  sharedPart(loadMenu).catch((reason: unknown) => (error = reason));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(error).toBeInstanceOf(LostPart);
  expect(error).toMatchObject({ reason: 'timeout' });
});

it('gives what came in time, and the reason why it did not [SH-14]', async () => {
  vi.useFakeTimers();
  await expect(loadPart(() => Promise.resolve('part'))).resolves.toBe('part');
  const cause = new TypeError('gone');
  await expect(loadPart(() => Promise.reject(cause))).rejects.toMatchObject({
    name: 'LostPart',
    reason: 'failed',
    cause,
  });
  expect(vi.getTimerCount()).toBe(0);
});
