import { expect, it } from 'vitest';
import { calendarDays, partOfDay } from './calendar.ts';

const days = Array.from({ length: 21 }, (_, index) => ({
  date: `2026-11-${String(9 + index).padStart(2, '0')}`,
  seconds: index === 3 ? 7200 : index === 11 ? 600 : 0,
}));

it('scales bars to the longest day and tells today from what is to come [SH-12]', () => {
  const drawn = calendarDays(days, '2026-11-20');
  expect(drawn[3]).toMatchObject({ day: 12, share: 1, when: 'past', week: 0 });
  expect(drawn[11]).toMatchObject({ day: 20, when: 'today', week: 1 });
  expect(drawn[11]?.share).toBeCloseTo(1 / 12);
  expect(drawn[14]).toMatchObject({ when: 'to-come', week: 2 });
});

it('does not make ten minutes look like a record [SH-12]', () => {
  const drawn = calendarDays([{ date: '2026-11-20', seconds: 600 }], '2026-11-20');
  expect(drawn[0]?.share).toBeCloseTo(1 / 6);
});

it('greets by the hour of the enterprise, not of the browser [SH-12]', () => {
  const at = Date.parse('2026-11-20T06:30:00Z');
  expect(partOfDay(at, 'Asia/Shanghai')).toBe('afternoon');
  expect(partOfDay(at, 'Europe/London')).toBe('morning');
  expect(partOfDay(Date.parse('2026-11-20T16:00:00Z'), 'Asia/Shanghai')).toBe('night');
});
