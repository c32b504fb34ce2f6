import type { Interval } from '@banyan/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { furthest, merge, missed, subtract, total } from './intervals.ts';

const second = fc.integer({ min: 0, max: 300 });
const lists = fc.array(
  fc.tuple(second, second).map(([a, b]): Interval => [Math.min(a, b), Math.max(a, b)]),
  { maxLength: 20 },
);
/** The same as a set of whole seconds, the simplest model of watching. */
const seconds = (list: readonly Interval[]) => {
  const set = new Set<number>();
  for (const [from, to] of list) for (let at = from; at < to; at += 1) set.add(at);
  return set;
};

describe('intervals', () => {
  it('merges what overlaps or touches and sorts it [CO-05]', () => {
    expect(
      merge(
        [
          [10, 20],
          [0, 5],
        ],
        [
          [5, 6],
          [15, 30],
        ],
      ),
    ).toEqual([
      [0, 6],
      [10, 30],
    ]);
  });

  it('names what was skipped before the furthest second, and nothing after it [CO-05]', () => {
    expect(
      missed([
        [0, 250],
        [332, 766],
      ]),
    ).toEqual([[250, 332]]);
    expect(missed([[0, 40]])).toEqual([]);
  });

  it('does not call a hole of less than a second skipped [CO-05]', () => {
    expect(
      missed([
        [0, 10],
        [10.6, 20],
      ]),
    ).toEqual([]);
  });

  it('merges to exactly the watched seconds [CO-05]', () => {
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const merged = merge(a, b);
        expect(seconds(merged)).toEqual(seconds([...a, ...b]));
        expect(total(merged)).toBe(seconds(merged).size);
        merged.forEach(([from], index) => {
          const before = merged[index - 1];
          if (before !== undefined) expect(from).toBeGreaterThan(before[1]);
        });
      }),
    );
  });

  it('subtracts to exactly the seconds that are left [CO-05]', () => {
    fc.assert(
      fc.property(lists, lists, (whole, taken) => {
        const rest = seconds(subtract(whole, taken));
        const expected = seconds(whole);
        for (const at of seconds(taken)) expected.delete(at);
        expect(rest).toEqual(expected);
      }),
    );
  });

  it('knows how far watching has come [CO-04]', () => {
    expect(furthest([])).toBe(0);
    expect(
      furthest([
        [0, 12],
        [30, 31],
      ]),
    ).toBe(31);
  });
});
