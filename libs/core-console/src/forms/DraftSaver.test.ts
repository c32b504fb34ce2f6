import { deferred } from '@banyan/core-screen/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftSaver } from './DraftSaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves a second after the last change, once [CO-02]', async () => {
  const save = vi.fn(() => Promise.resolve(true));
  const saver = new DraftSaver(save);
  saver.soon();
  await vi.advanceTimersByTimeAsync(900);
  saver.soon();
  await vi.advanceTimersByTimeAsync(999);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledTimes(1);
  expect(await saver.now()).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
});

it('saves again what was changed meanwhile, and what was not saved [CO-02]', async () => {
  const first = deferred<boolean>();
  const save = vi.fn(() => Promise.resolve(true)).mockReturnValueOnce(first.promise);
  const saver = new DraftSaver(save);
  saver.soon();
  const saving = saver.now();
  saver.soon();
  first.resolve(true);
  expect(await saving).toBe(true);
  expect(save).toHaveBeenCalledTimes(2);
  save.mockResolvedValueOnce(false);
  saver.soon();
  expect(await saver.now()).toBe(false);
  // It was refused or lost: leaving the page saves it again.
  expect(await saver.now()).toBe(true);
  expect(save).toHaveBeenCalledTimes(4);
});

it('saves nothing that was given up [CO-02]', async () => {
  const save = vi.fn(() => Promise.resolve(true));
  const saver = new DraftSaver(save);
  saver.soon();
  saver.forget();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await saver.now()).toBe(true);
  expect(save).not.toHaveBeenCalled();
});
