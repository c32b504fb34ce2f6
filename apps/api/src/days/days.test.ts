import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDays, dayOf, mondayOf, secondsByDay, streakDays } from './days.ts';

const shanghai = 'Asia/Shanghai';
const berlin = 'Europe/Berlin';

describe('days of an enterprise', () => {
  it('are told in its zone, not in UTC [CO-05]', () => {
    const moment = Date.parse('2025-11-20T17:30:00Z');
    expect(dayOf(moment, shanghai)).toBe('2025-11-21');
    expect(dayOf(moment, 'UTC')).toBe('2025-11-20');
    expect(dayOf(moment, 'America/Los_Angeles')).toBe('2025-11-20');
  });

  it('count on over months, years and leap days [CO-05]', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2025-03-01', -1)).toBe('2025-02-28');
  });

  it('have weeks that begin on Monday [CO-05]', () => {
    expect(mondayOf('2025-11-20')).toBe('2025-11-17');
    expect(mondayOf('2025-11-17')).toBe('2025-11-17');
    expect(mondayOf('2025-11-23')).toBe('2025-11-17');
  });

  it('are shown from Monday of last week to Sunday of next week [SH-12]', () => {
    const days = calendarDays('2025-11-20');
    expect(days).toHaveLength(21);
    expect(days[0]).toBe('2025-11-10');
    expect(days.at(-1)).toBe('2025-11-30');
  });
});

describe('study time', () => {
  it('is split at midnight of the enterprise [CO-05]', () => {
    const midnight = Date.parse('2025-11-20T16:00:00Z');
    expect(secondsByDay(midnight - 4000, midnight + 6000, shanghai)).toEqual([
      { date: '2025-11-20', seconds: 4 },
      { date: '2025-11-21', seconds: 6 },
    ]);
  });

  it('belongs to one day when it ends at midnight [CO-05]', () => {
    const midnight = Date.parse('2025-11-20T16:00:00Z');
    expect(secondsByDay(midnight, midnight + 1000, shanghai)).toEqual([{ date: '2025-11-21', seconds: 1 }]);
    expect(secondsByDay(midnight - 1000, midnight, shanghai)).toEqual([{ date: '2025-11-20', seconds: 1 }]);
    expect(secondsByDay(midnight, midnight, shanghai)).toEqual([]);
  });

  it('keeps days of 23 and 25 hours whole [CO-05]', () => {
    const spring = secondsByDay(Date.parse('2025-03-29T12:00:00Z'), Date.parse('2025-03-31T12:00:00Z'), berlin);
    expect(spring.find(({ date }) => date === '2025-03-30')?.seconds).toBe(23 * 3600);
    const autumn = secondsByDay(Date.parse('2025-10-25T12:00:00Z'), Date.parse('2025-10-27T12:00:00Z'), berlin);
    expect(autumn.find(({ date }) => date === '2025-10-26')?.seconds).toBe(25 * 3600);
  });

  it('loses no millisecond and names each day once [CO-05]', () => {
    const moment = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') });
    const zone = fc.constantFrom(shanghai, berlin, 'UTC', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Santiago');
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 4 * 86_400_000 }), zone, (from, length, timeZone) => {
        const days = secondsByDay(from, from + length, timeZone);
        expect(days.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(length / 1000, 6);
        expect(days.map(({ date }) => date)).toEqual(days.map((_, index) => addDays(days[0]?.date ?? '', index)));
      }),
    );
  });
});

describe('days in a row', () => {
  it('count back from today, or from yesterday when today has not begun [SH-12]', () => {
    expect(streakDays(['2025-11-20', '2025-11-19', '2025-11-17'], '2025-11-20')).toBe(2);
    expect(streakDays(['2025-11-19', '2025-11-18'], '2025-11-20')).toBe(2);
    expect(streakDays(['2025-11-18', '2025-11-17'], '2025-11-20')).toBe(0);
    expect(streakDays([], '2025-11-20')).toBe(0);
  });
});
