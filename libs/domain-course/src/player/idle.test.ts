// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { idleMs, watchIdle } from './idle.ts';

it('tells once that nobody is there, and counts anew from the next touch [CO-08]', () => {
  vi.useFakeTimers();
  const onIdle = vi.fn();
  const stop = watchIdle(onIdle);
  vi.advanceTimersByTime(idleMs - 60_000);
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(idleMs - 60_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(90_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(2 * idleMs);
  expect(onIdle).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
