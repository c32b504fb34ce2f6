import type { Interval } from '@banyan/contracts';
import { describe, expect, it } from 'vitest';
import { allowedSecond, leftSeconds, resumeSecond, strandedAfter } from './watchRules.ts';

const watched: Interval[] = [
  [0, 250],
  [332, 766],
];

describe('allowedSecond', () => {
  const rule = { antiSkip: true, learned: false, watched };

  it('brings a jump past what was watched back to its end [CO-04]', () => {
    expect(allowedSecond(900, rule)).toBe(766);
    expect(allowedSecond(60, { ...rule, watched: [] })).toBe(0);
  });

  it('lets a jump within what was watched pass, holes and two seconds included [CO-04]', () => {
    for (const second of [0, 100, 300, 766, 768]) expect(allowedSecond(second, rule)).toBe(second);
    expect(allowedSecond(768.1, rule)).toBe(766);
  });

  it('binds neither a course that allows skipping nor who watches again [CO-04]', () => {
    expect(allowedSecond(900, { ...rule, antiSkip: false })).toBe(900);
    expect(allowedSecond(900, { ...rule, learned: true })).toBe(900);
  });
});

describe('strandedAfter', () => {
  it('is where a first watch counts when what was played does not join it [CO-04]', () => {
    expect(strandedAfter([[0, 2]], [[10, 20]])).toBe(2);
    expect(strandedAfter([], [[2.1, 5]])).toBe(0);
    // Pieces that join extend the limit; later ones do not join.
    expect(
      strandedAfter(
        [[0, 2]],
        [
          [1, 8],
          [30, 31],
        ],
      ),
    ).toBe(8);
  });

  it('is nowhere while what was played last joins, two seconds included [CO-04]', () => {
    expect(strandedAfter([[0, 8]], [[10, 20]])).toBeNull();
    expect(strandedAfter([[0, 8]], [])).toBeNull();
    expect(
      strandedAfter(
        [[0, 8]],
        [
          [50, 60],
          [3, 4],
        ],
      ),
    ).toBeNull();
  });
});

describe('resumeSecond', () => {
  it.each([
    [766, 766],
    [9.9, 0],
    [10, 10],
    [1207, 0],
    [1206, 1206],
  ])('of %d goes on at %d of 1270 [CO-04]', (position, resumed) => {
    expect(resumeSecond(position, 1270)).toBe(resumed);
  });
});

it('counts the seconds to the learned share [CO-05]', () => {
  expect(leftSeconds(watched, 1270, 0.95)).toBe(522.5);
  expect(leftSeconds([[0, 1270]], 1270, 0.95)).toBe(0);
});
