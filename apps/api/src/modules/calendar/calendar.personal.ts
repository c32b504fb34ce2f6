import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { calendarFeeds } from './calendar.schema.ts';

/** The private address of a person's calendar. */
export const calendarPersonal: readonly PersonalTable[] = [
  personal(calendarFeeds, 'usage', { since: calendarFeeds.createdAt, without: ['secret'], erase: 'remove' }),
];
