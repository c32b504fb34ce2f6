import { isDeadline } from '@banyan/contracts/training';
import ical from 'ical-generator';
import { addDays, dayOf } from '../../days/days.ts';
import type { DatedItem } from '../../due/datedItems.ts';
import { daysOf } from './gather.ts';
import type { FeedWords } from './words.ts';

export interface FileGiven {
  readonly eid: number;
  readonly timeZone: string;
  readonly words: FeedWords;
  /** Epoch ms. */
  readonly now: number;
  /** The calendar's page at a month, `2026-11`. */
  readonly pageOf: (month: string) => string;
}

/** Refresh interval given to programs, s. */
const AGAIN_S = 3600;
const MINUTE_MS = 60_000;

/**
 * Items as an iCalendar file. Hours are in UTC, which every program converts to its reader's zone; whole days are
 * dates, which no zone moves.
 */
export function calendarFile(items: readonly DatedItem[], { eid, timeZone, words, now, pageOf }: FileGiven): string {
  const calendar = ical({
    prodId: { company: 'Banyan', product: 'study calendar' },
    name: words.name,
    ttl: AGAIN_S,
    timezone: null,
  });
  // Programs show the calendar's zone beside times, but it changes none of them.
  calendar.x([{ key: 'X-WR-TIMEZONE', value: timeZone }]);
  for (const item of items) {
    const { kind, id, part, place, allDay } = item;
    const { firstDay, lastDay } = daysOf(item, timeZone);
    calendar.createEvent({
      id: `${kind}-${id}-${part}@${eid}.banyan`,
      stamp: new Date(now),
      summary: summaryOf(item, words),
      description: words.kinds[kind],
      url: pageOf(firstDay.slice(0, 7)),
      ...(place === null || place === '' ? {} : { location: place }),
      ...(allDay
        ? { allDay: true, start: utcDay(firstDay), end: utcDay(addDays(lastDay, 1)) }
        : hoursOf(item, timeZone)),
    });
  }
  return calendar.toString();
}

const utcDay = (day: string) => new Date(`${day}T00:00:00Z`);

/** A deadline at midnight is given a minute early, so that it appears on the day that ends with it. */
function hoursOf(item: DatedItem, timeZone: string): { start: Date; end?: Date } {
  const { from, to } = item;
  if (to > from) return { start: new Date(from), end: new Date(to) };
  const moved = daysOf(item, timeZone).firstDay !== dayOf(from, timeZone);
  return { start: new Date(moved ? from - MINUTE_MS : from) };
}

function summaryOf({ title, part, done = false }: DatedItem, words: FeedWords): string {
  if (done) return words.join(words.done, title);
  if (isDeadline(part)) return words.join(words.due, title);
  return part.endsWith('begin') ? words.join(words.opens, title) : title;
}
