import { describe, expect, it } from 'vitest';
import { pointsFor } from './rules.ts';

describe('points for an answer', () => {
  it.each([
    [0, 20],
    [1, 19],
    [2000, 19],
    [2001, 18],
    [10_000, 15],
    [18_000, 11],
    [18_001, 10],
    [20_000, 10],
    [90_000, 10],
  ])(
    'that is right after %i of 20,000 ms are %i: ten, and one for each whole tenth that is left [PK-01]',
    (took, points) => {
      expect(pointsFor(true, took, 20_000)).toBe(points);
    },
  );

  it('that is wrong are none, however quick it was [PK-01]', () => {
    expect(pointsFor(false, 0, 20_000)).toBe(0);
  });
});
