import { describe, expect, it } from 'vitest';
import { levelOf, monthColumns, yearWeeks } from './yearWeeks.ts';

describe('a year by weeks', () => {
  it.each([
    [2024, 366],
    [2025, 365],
    [2026, 365],
  ])('has each day of %s once, on its weekday [CO-14]', (year, length) => {
    const weeks = yearWeeks(year, [{ date: `${year}-03-01`, seconds: 1800 }]);
    const days = weeks.flat().filter((day) => day !== null);
    expect(days).toHaveLength(length);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual([`${year}-01-01`, `${year}-12-31`]);
    for (const week of weeks) {
      week.forEach((day, weekday) => {
        if (day !== null) expect((new Date(day.date).getUTCDay() + 6) % 7).toBe(weekday);
      });
    }
    expect(days.filter(({ level }) => level > 0)).toEqual([{ date: `${year}-03-01`, seconds: 1800, level: 3 }]);
    expect(monthColumns(weeks)[0]).toBe(0);
  });

  it('tells little study from much [CO-14]', () => {
    expect([0, 1, 899, 900, 1800, 3599, 3600].map(levelOf)).toEqual([0, 1, 1, 2, 3, 3, 4]);
  });
});
