import type { CalendarFeed, CalendarItem, LearnCalendar } from '@banyan/contracts/training';
import { fixtureNow } from './fixtures.ts';
import { makeTasks } from './tasks.ts';

type Language = 'zh' | 'en';

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`);

/** November 2025: something done, something missed, deadlines, hours, and days in a row. */
export function makeCalendarItems(language: Language = 'zh'): CalendarItem[] {
  const titles = new Map<CalendarItem['kind'], string>(makeTasks(language).map(({ kind, title }) => [kind, title]));
  const item = (
    kind: CalendarItem['kind'],
    day: string,
    time: string,
    more: Partial<CalendarItem> = {},
  ): CalendarItem => ({
    kind,
    id: 1,
    part: 'end',
    title: titles.get(kind) ?? '',
    place: null,
    from: at(day, time),
    to: at(day, time),
    allDay: false,
    done: false,
    firstDay: day,
    lastDay: day,
    ...more,
  });
  return [
    item('exam', '2025-11-06', '10:12', { part: 'done', done: true }),
    item('homework', '2025-11-14', '17:30'),
    item('training', '2025-11-17', '00:00', {
      part: 'stage-1',
      to: at('2025-11-26', '00:00'),
      allDay: true,
      lastDay: '2025-11-25',
    }),
    item('exam', '2025-11-20', '18:00', { id: 2 }),
    item('activity', '2025-11-20', '19:30', {
      part: 'hours',
      to: at('2025-11-20', '21:00'),
      place: language === 'zh' ? '三号楼 201' : 'Building 3, room 201',
    }),
    item('homework', '2025-11-20', '22:00', { id: 3 }),
    item('course', '2025-11-23', '23:59', { id: 4 }),
    item('questionnaire', '2025-11-28', '18:00', { part: 'begin', id: 5 }),
  ];
}

/** A month in the form of the call's answer. */
export const makeCalendar = (language: Language = 'zh', more: Partial<LearnCalendar> = {}): LearnCalendar => ({
  today: '2025-11-20',
  goalS: 2700,
  days: [
    { date: '2025-11-03', seconds: 2760 },
    { date: '2025-11-12', seconds: 1560 },
    { date: '2025-11-19', seconds: 2520 },
    { date: '2025-11-20', seconds: 1920 },
  ],
  items: makeCalendarItems(language),
  ...more,
});

/** A private address that was read an hour ago. */
export const makeFeed = (): CalendarFeed => ({
  path: `/yii/appapi/v1/my/learn-calendar/feed/1001-${'7Kd2Qx'.repeat(7)}a.ics`,
  createdAt: fixtureNow - 86_400_000,
  readAt: fixtureNow - 3_600_000,
});
