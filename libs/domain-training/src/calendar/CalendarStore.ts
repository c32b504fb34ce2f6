import type { CalendarFeed, CalendarItem, LearnCalendar } from '@banyan/contracts/training';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { calendarCalls, type CalendarApi } from '../api/calendarCalls.ts';
import { addDays } from '../shared/zoneDays.ts';
import type { TrainingEnvironment } from '../training.environment.ts';
import { spanOf } from './monthDays.ts';

/** A month of the study calendar, and the private address under which calendar programs read it. */
export class CalendarStore {
  /** By month, `2026-11`. */
  readonly dates: Request<LearnCalendar, string>;
  readonly feed: Request<CalendarFeed | null>;
  readonly renewal: Action;
  readonly revocation: Action;
  private month = '';

  constructor(api: CalendarApi) {
    this.dates = new Request((month, options) => api.dates(spanOf(month), options));
    this.feed = new Request(async (_, options) => (await api.feed({}, options)).feed);
    const done = ({ feed }: { feed: CalendarFeed | null }) => {
      this.feed.set(feed);
      // Earlier failures are about an address that is no longer this one.
      this.renewal.dismiss();
      this.revocation.dismiss();
    };
    this.renewal = new Action((_, options) => api.renew({}, options), { done });
    this.revocation = new Action((_, options) => api.revoke({}, options), { done });
    makeAutoObservable(this, { dates: false, feed: false, renewal: false, revocation: false });
  }

  /** Items by the days of the month's picture that they touch. */
  get itemsByDay(): ReadonlyMap<string, readonly CalendarItem[]> {
    const byDay = new Map<string, CalendarItem[]>();
    const { value } = this.dates;
    if (value === null) return byDay;
    const { first, last } = spanOf(this.month);
    for (const item of value.items) {
      const from = item.firstDay < first ? first : item.firstDay;
      const to = item.lastDay > last ? last : item.lastDay;
      for (let day = from; day <= to; day = addDays(day, 1)) {
        const known = byDay.get(day);
        if (known === undefined) byDay.set(day, [item]);
        else known.push(item);
      }
    }
    return byDay;
  }

  /** Seconds studied, by day. */
  get studiedByDay(): ReadonlyMap<string, number> {
    return new Map((this.dates.value?.days ?? []).map(({ date, seconds }) => [date, seconds]));
  }

  /** Shows a month from its beginning. */
  show(month: string): Promise<void> {
    this.month = month;
    return this.dates.load(month);
  }

  /** Called when the screen was left. */
  leave(): void {
    this.dates.leave();
    this.feed.leave();
  }
}

export const makeCalendarStore = ({ http }: TrainingEnvironment) => new CalendarStore(apiOf(http, calendarCalls));
