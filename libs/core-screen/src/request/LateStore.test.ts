import { autorun } from 'mobx';
import { expect, it, vi } from 'vitest';
import { LateStore } from './LateStore.ts';

it('comes once for all who ask, and is told of by those who watch it', async () => {
  const load = vi.fn(() => Promise.resolve({ count: 3 }));
  const late = new LateStore(load);
  const seen: (number | undefined)[] = [];
  autorun(() => seen.push(late.value?.count));
  await Promise.all([late.bring(), late.bring()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([undefined, 3]);
});

it('is asked for again by the next who needs it where it did not arrive [SH-14]', async () => {
  const load = vi.fn(() => Promise.resolve({ count: 3 }));
  load.mockRejectedValueOnce(new TypeError('gone'));
  const late = new LateStore(load);
  const told = vi.fn();
  await late.tell(told);
  expect([told.mock.calls.length, late.value]).toEqual([0, null]);
  await late.tell(told);
  expect(told).toHaveBeenCalledExactlyOnceWith({ count: 3 });
});
