import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clipSpans,
  furthestEnd,
  isSpan,
  JOIN_GAP_S,
  mergeSpans,
  missedSpans,
  roundMs,
  type Span,
  spansLength,
  subtractSpans,
} from './intervals.ts';

const tenth = fc.integer({ min: 0, max: 6000 }).map((tenths) => tenths / 10);
const span = fc
  .tuple(tenth, tenth)
  .filter(([a, b]) => a !== b)
  .map(([a, b]): Span => [Math.min(a, b), Math.max(a, b)]);
const spans = fc.array(span, { maxLength: 20 });

describe('union of watched stretches', () => {
  it('sorts, joins what overlaps or touches, keeps what lies apart [CO-05]', () => {
    expect(
      mergeSpans([
        [20, 30],
        [0, 5],
        [4, 10],
        [30, 31],
      ]),
    ).toEqual([
      [0, 10],
      [20, 31],
    ]);
  });

  it('closes gaps of half a second, not longer ones [CO-05]', () => {
    expect(
      mergeSpans([
        [0, 10],
        [10.5, 20],
        [20.501, 30],
      ]),
    ).toEqual([
      [0, 20],
      [20.501, 30],
    ]);
  });

  it('drops what is no stretch: reversed, empty, negative, not a number [CO-05]', () => {
    expect(
      mergeSpans([
        [5, 5],
        [9, 3],
        [-4, 2],
        [Number.NaN, 3],
        [1, Number.POSITIVE_INFINITY],
      ]),
    ).toEqual([]);
  });

  it('is the same whatever the order and however the reports are grouped [CO-05]', () => {
    fc.assert(
      fc.property(spans, spans, (one, two) => {
        const together = mergeSpans([...one, ...two]);
        expect(mergeSpans([...two, ...one].reverse())).toEqual(together);
        expect(mergeSpans([...mergeSpans(one), ...two])).toEqual(together);
        expect(mergeSpans([...together, ...one])).toEqual(together);
      }),
    );
  });

  it('holds every second that went in, in stretches apart by more than the gap [CO-05]', () => {
    fc.assert(
      fc.property(spans, (input) => {
        const union = mergeSpans(input);
        for (const [from, to] of input) {
          expect(union.some(([a, b]) => a <= from && to <= b)).toBe(true);
        }
        union.slice(1).forEach(([from], index) => {
          expect(roundMs(from - (union[index]?.[1] ?? 0))).toBeGreaterThan(JOIN_GAP_S);
        });
      }),
    );
  });

  it('adds at most the gap for each stretch that came in [CO-05]', () => {
    fc.assert(
      fc.property(spans, (input) => {
        const plain = spansLength(mergeSpans(input, 0));
        const joined = spansLength(mergeSpans(input));
        expect(joined).toBeGreaterThanOrEqual(plain);
        expect(joined).toBeLessThanOrEqual(plain + JOIN_GAP_S * input.length + 0.001);
      }),
    );
  });
});

describe('what is missing', () => {
  it('names the passed-over stretches only, not what lies ahead [CO-05]', () => {
    expect(
      missedSpans([
        [0, 250],
        [332, 766],
      ]),
    ).toEqual([[250, 332]]);
    expect(missedSpans([[0, 766]])).toEqual([]);
    expect(missedSpans([[30, 40]])).toEqual([[0, 30]]);
    expect(missedSpans([])).toEqual([]);
  });

  it('does not name a gap that the union closes [CO-05]', () => {
    expect(
      missedSpans([
        [0, 10],
        [10.4, 20],
      ]),
    ).toEqual([]);
  });

  it('splits the whole into taken and rest without loss or overlap [CO-05]', () => {
    fc.assert(
      fc.property(span, spans, (whole, taken) => {
        const rest = subtractSpans(whole, taken);
        const inside = clipSpans(
          mergeSpans(taken, 0).map(([from, to]): Span => [Math.max(from, whole[0]), to]),
          whole[1],
        );
        expect(spansLength(rest) + spansLength(inside)).toBeCloseTo(whole[1] - whole[0], 6);
        for (const [from, to] of rest) {
          expect(inside.some(([a, b]) => Math.max(a, from) < Math.min(b, to))).toBe(false);
        }
      }),
    );
  });
});

describe('bounds', () => {
  it('clips to the length of the video [CO-05]', () => {
    expect(
      clipSpans(
        [
          [5, 200],
          [130, 140],
        ],
        120,
      ),
    ).toEqual([[5, 120]]);
  });

  it('knows the furthest second [CO-04]', () => {
    expect(
      furthestEnd([
        [100, 130],
        [0, 10],
      ]),
    ).toBe(130);
    expect(furthestEnd([])).toBe(0);
  });

  it('tells a stretch from none [CO-05]', () => {
    expect(isSpan([0, 0.001])).toBe(true);
    expect(isSpan([2, 1])).toBe(false);
  });
});
