import { describe, expect, it } from 'vitest';
import { demoMomentOf, momentOf } from './dates.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

describe('a moment of a file', () => {
  it.each([
    ['2026-03-29 18:00', 'Europe/London', false, '2026-03-29T17:00:00.000Z'],
    ['2026-10-25 18:00', 'Europe/London', false, '2026-10-25T18:00:00.000Z'],
    ['2026-03-29', 'Europe/London', true, '2026-03-29T23:00:00.000Z'],
    ['2026-03-31 18:00', 'Asia/Shanghai', false, '2026-03-31T10:00:00.000Z'],
    ['2026-02-30', 'Asia/Shanghai', false, null],
    ['today+1', 'Asia/Shanghai', false, null],
  ])('%s in %s is told by clocks there, also on days on which they change [AC-01]', (text, zone, isEnd, told) => {
    expect(iso(momentOf(text, zone, isEnd))).toBe(told);
  });

  const now = Date.parse('2026-11-28T23:30:40Z');
  it.each([
    ['today', false, '2026-11-28T16:00:00.000Z'],
    ['today+1 09:00', false, '2026-11-30T01:00:00.000Z'],
    ['today-2', true, '2026-11-27T16:00:00.000Z'],
    ['now+28min', false, '2026-11-29T00:00:00.000Z'],
    ['1.5h ago', false, '2026-11-28T22:00:40.000Z'],
    ['2026-03-31', false, '2026-03-30T16:00:00.000Z'],
    ['today+1 25:00', false, null],
  ])('%s is what demo data say', (text, isEnd, told) => {
    expect(iso(demoMomentOf(text, 'Asia/Shanghai', isEnd, now))).toBe(told);
  });
});
