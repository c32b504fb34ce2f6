import type { CalendarItem } from '@banyan/contracts/training';
import { expect, it } from 'vitest';
import { toneOf } from './toneOf.ts';

const today = '2025-11-20';
const now = Date.parse('2025-11-20T15:00:00+08:00');
const item = (part: string, from: string, to = from, more: Partial<CalendarItem> = {}): CalendarItem => ({
  ...{ kind: 'live', id: 1, part, title: '', place: null, allDay: false, done: false },
  ...{ from: Date.parse(from), to: Date.parse(to), firstDay: from.slice(0, 10), lastDay: to.slice(0, 10) },
  ...more,
});

it.each([
  ['over since this morning', item('session', '2025-11-20T09:00:00+08:00', '2025-11-20T09:45:00+08:00'), 'past'],
  ['going on now', item('session', '2025-11-20T14:30:00+08:00', '2025-11-20T15:30:00+08:00'), 'here'],
  ['still to come today', item('session', '2025-11-20T19:00:00+08:00', '2025-11-20T20:00:00+08:00'), 'here'],
  ['due at noon', item('end', '2025-11-20T12:00:00+08:00'), 'past'],
  ['due tonight', item('end', '2025-11-20T18:00:00+08:00'), 'due'],
  ['a whole day', item('day', '2025-11-20', '2025-11-20', { allDay: true }), 'here'],
  ['a whole day that is over', item('day', '2025-11-19', '2025-11-19', { allDay: true }), 'past'],
  ['done this morning', item('end', '2025-11-20T12:00:00+08:00', undefined, { done: true }), 'done'],
])('colours what is %s by its hour, not by its day alone [TR-06]', (_, given, tone) => {
  expect(toneOf(given, today, now)).toBe(tone);
});
