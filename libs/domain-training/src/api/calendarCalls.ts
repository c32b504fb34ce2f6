import { calendarFeed, learnCalendar, renewCalendarFeed, revokeCalendarFeed } from '@banyan/contracts/training';
import type { Api } from '@banyan/core-screen';

/** The study calendar and its private address. */
export const calendarCalls = {
  dates: learnCalendar,
  feed: calendarFeed,
  renew: renewCalendarFeed,
  revoke: revokeCalendarFeed,
} as const;

export type CalendarApi = Api<typeof calendarCalls>;
