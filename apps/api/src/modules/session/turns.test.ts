import { ErrorCode } from '@banyan/contracts';
import { expect, it } from 'vitest';
import { turns } from './turns.ts';

it('runs so many at once, the others in their order, and refuses what would wait too long', async () => {
  const inTurn = turns(2, 3);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) =>
    inTurn(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const all = [1, 2, 3, 4, 5].map(work);
  await expect(work(6)).rejects.toMatchObject({ code: ErrorCode.unavailable });
  expect(begun).toEqual([1, 2]);
  for (let i = 0; i < 5; i++) {
    await expect.poll(() => ends.length).toBeGreaterThan(i);
    expect(begun.length - i).toBeLessThanOrEqual(2);
    ends[i]?.();
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

it('gives the turn on when a work fails', async () => {
  const inTurn = turns(1, 1);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(() => Promise.resolve('yes'))).toBe('yes');
});
