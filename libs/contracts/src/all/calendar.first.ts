import { ask, type FirstCalls } from '../first.ts';
import { calendarFeed } from '../training/calendar.ts';
import type { calendarScreens } from '../training/screens/calendar.ts';

/** First calls of the study calendar. Its month may be missing in the address and depends on the enterprise's day. */
export const calendarFirst: FirstCalls<typeof calendarScreens> = { studyCalendar: () => [ask(calendarFeed, {})] };
