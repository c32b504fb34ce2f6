import { ErrorCode } from '@banyan/contracts';
import { expect, it } from 'vitest';
import { inOrder, turns } from './turns.ts';

/** Works that end on command. */
function held() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  return { begun, ends, work };
}

it('runs so many at once, the others in their order, and refuses what would wait too long [SE-16]', async () => {
  const inTurn = turns({ atOnce: 2, longestWaitMs: 300, expectedMs: 200, clock: () => 0 });
  const { begun, ends, work } = held();
  const all = [1, 2, 3, 4, 5].map((name) => inTurn(work(name)));
  await expect(inTurn(work(6))).rejects.toMatchObject({ code: ErrorCode.busy, detail: { data: { retryAfterS: 1 } } });
  expect(begun).toEqual([1, 2]);
  for (let i = 0; i < 5; i++) {
    await expect.poll(() => ends.length).toBeGreaterThan(i);
    expect(begun.length - i).toBeLessThanOrEqual(2);
    ends[i]?.();
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

it('lets fewer wait when works have become slower [SE-16]', async () => {
  let now = 0;
  const inTurn = turns({ atOnce: 1, longestWaitMs: 1000, expectedMs: 100, clock: () => now });
  for (let i = 0; i < 30; i++) await inTurn(() => Promise.resolve((now += 900)));
  const { ends, work } = held();
  const two = [inTurn(work(1)), inTurn(work(2))];
  await expect(inTurn(work(3))).rejects.toMatchObject({ code: ErrorCode.busy });
  for (const end of [0, 1]) {
    await expect.poll(() => ends.length).toBeGreaterThan(end);
    ends[end]?.();
  }
  await Promise.all(two);
});

it('gives the turn on when a work fails', async () => {
  const inTurn = turns({ atOnce: 1, longestWaitMs: 1000, expectedMs: 100 });
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(() => Promise.resolve('yes'))).toBe('yes');
});

it('runs works of one name one after the other, and those of another name beside them [SE-16]', async () => {
  const oneByOne = inOrder(2);
  const { begun, ends, work } = held();
  const all = [oneByOne('a', work(1)), oneByOne('a', work(2)), oneByOne('b', work(3))];
  await expect(oneByOne('a', work(4))).rejects.toMatchObject({ code: ErrorCode.busy });
  await expect.poll(() => begun).toEqual([1, 3]);
  ends[0]?.();
  await expect.poll(() => begun).toEqual([1, 3, 2]);
  ends[1]?.();
  ends[2]?.();
  expect(await Promise.all(all)).toEqual([1, 2, 3]);
  await expect(oneByOne('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await oneByOne('a', () => Promise.resolve('yes'))).toBe('yes');
});
