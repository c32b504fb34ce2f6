import { addressQuery, oneOf, type AddressField, type QueryOf } from '../../address.ts';

/** Views of the calendar. */
export const calendarViews = ['month', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** A month, `2026-11`; empty for the current one. */
const month: AddressField<string> = {
  initial: '',
  read: (text) => (text !== null && /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : ''),
  write: (value) => value,
};

/** Shown month and view. */
export const calendarQuery = addressQuery({ month, view: oneOf(calendarViews) });
export type CalendarQuery = QueryOf<typeof calendarQuery>;
