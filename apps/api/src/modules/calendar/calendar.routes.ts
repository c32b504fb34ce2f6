import { calendarFeed, learnCalendar, renewCalendarFeed, revokeCalendarFeed } from '@banyan/contracts/training';
import { serve, type Route } from '../../http/serve.ts';
import type { CalendarPorts } from './calendar.ports.ts';
import { readCalendar } from './calendar.service.ts';
import { readFeed, renewFeed, revokeFeed } from './feed.service.ts';

/** Calls of the study calendar. */
export const calendarRoutes = (ports: CalendarPorts): readonly Route[] => [
  serve(learnCalendar, (ctx, input) => readCalendar(ctx, input, ports)),
  serve(calendarFeed, readFeed),
  serve(renewCalendarFeed, renewFeed),
  serve(revokeCalendarFeed, revokeFeed),
];
