import { ask, type FirstCalls } from '../first.ts';
import { calendarFeed } from '../training/calendar.ts';
import type { calendarScreens } from '../training/screens/calendar.ts';

/** First calls of the study calendar. Which month it shows depends on the enterprise's day, which its address may leave out. */
export const calendarFirst: FirstCalls<typeof calendarScreens> = { studyCalendar: () => [ask(calendarFeed, {})] };
