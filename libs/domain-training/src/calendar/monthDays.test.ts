import { mostCalendarDays } from '@banyan/contracts/training';
import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/zoneDays.ts';
import { addMonths, dayInMonth, spanOf, weeksOf } from './monthDays.ts';

describe('days of a month', () => {
  it('fill whole weeks from Monday to Sunday, never more than a call may span [TR-06]', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
    for (let month = '2023-12'; month < '2030-01'; month = addMonths(month, 1)) {
      const weeks = weeksOf(month);
      expect(weeks.length, month).toBeLessThanOrEqual(6);
      expect(weeks.flat().filter((day) => day.startsWith(month)).length, month).toBeGreaterThanOrEqual(28);
      const { first, last } = spanOf(month);
      expect(
        weeks.flat().every((day) => first <= day && day <= last),
        month,
      ).toBe(true);
      expect(last < addDays(first, mostCalendarDays), month).toBe(true);
    }
  });

  it('are asked for with the two weeks after them, or a month would end with hardly a day to come [TR-06]', () => {
    expect(spanOf('2025-11')).toEqual({ first: '2025-10-27', last: '2025-12-14' });
  });

  it('stay the same day in another month, as far as that has it [TR-06]', () => {
    expect([dayInMonth('2025-01-31', '2025-02'), dayInMonth('2025-12-24', '2026-01')]).toEqual([
      '2025-02-28',
      '2026-01-24',
    ]);
  });
});
