import type { ServerModule } from '../module.ts';
import type { CalendarPorts } from './calendar.ports.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { calendarPersonal } from './calendar.personal.ts';

/** Dates of all domains in a learner's calendar. Its private addresses are served by the server itself. */
export const calendarModule = (ports: CalendarPorts): ServerModule => ({
  personal: calendarPersonal,
  routes: calendarRoutes(ports),
});
