import type { RecordEvent } from '@banyan/contracts/exam';
import { expect, it } from 'vitest';
import { countOf, ranges, timeLine } from './timeLine.ts';

const event = (at: number, kind: RecordEvent['kind'], no: number | null = null): RecordEvent => ({
  at: at * 1000,
  kind,
  no,
  seconds: null,
  reason: null,
  late: null,
});
const events = [
  event(0, 'started'),
  event(5, 'answered', 2),
  event(9, 'answered', 1),
  event(20, 'switched', 1),
  event(30, 'answered', 1),
  event(40, 'flagged', 5),
  event(61, 'answered', 3),
  event(62, 'switched', 3),
];

it('puts the answers of a minute together, in the order in which things began [EX-03]', () => {
  expect(timeLine(events, false)).toEqual([
    {
      at: 0,
      lines: [
        { kind: 'event', event: events[0], nth: 1 },
        { kind: 'answers', at: 5000, nos: [1, 2, 5], saves: 3 },
        { kind: 'event', event: events[3], nth: 1 },
      ],
    },
    {
      at: 60_000,
      lines: [
        { kind: 'answers', at: 61_000, nos: [3], saves: 1 },
        { kind: 'event', event: events[7], nth: 2 },
      ],
    },
  ]);
});

it('leaves nothing out where all is asked for [EX-06]', () => {
  expect(timeLine(events, true).flatMap(({ lines }) => lines)).toHaveLength(events.length);
  expect(countOf(events, 'switched')).toBe(2);
});

it('writes runs of numbers short [EX-03]', () => {
  expect(ranges([1, 2, 3, 7, 9, 10])).toEqual(['1–3', '7', '9–10']);
});
