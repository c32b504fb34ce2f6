import { expect, it } from 'vitest';
import { attendanceOf, placeOn } from './attendance.ts';

const minute = 60_000;
const room = {
  from: 0,
  to: 90 * minute,
  startedAt: 0,
  endedAt: null,
  neededMs: 45 * minute,
  spans: [
    [0, 20 * minute],
    [23 * minute, 42 * minute],
  ] as [number, number][],
};

it('counts presence and not what was lost between, and says what is missing [LV-01]', () => {
  const { gaps, leftMs, lostMs, presentMs, whole } = attendanceOf(room, 42 * minute);
  expect([presentMs, lostMs, leftMs]).toEqual([39 * minute, 3 * minute, 6 * minute]);
  expect(gaps).toEqual([[20 * minute, 23 * minute]]);
  expect(whole).toEqual([0, 90 * minute]);
  expect(placeOn(whole, 45 * minute)).toBe(50);
});

it('grows with a room that lasts longer than it was to, and ends where it ended [LV-01]', () => {
  expect(attendanceOf(room, 100 * minute).whole).toEqual([0, 100 * minute]);
  expect(attendanceOf({ ...room, endedAt: 60 * minute }, 100 * minute).whole).toEqual([0, 60 * minute]);
});

it('says what was and what is missing in minutes that add up [LV-01]', () => {
  const seconds = (count: number) => attendanceOf({ ...room, spans: [[0, count * 1000]] }, count * 1000);
  const said = [30, 90, 44 * 60 + 50].map(seconds).map(({ countedMs, leftMs }) => [countedMs, leftMs]);
  expect(said).toEqual([
    [0, 45 * minute],
    [minute, 44 * minute],
    [44 * minute, minute],
  ]);
});
