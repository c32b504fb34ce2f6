import { addressQuery, oneOf, type AddressField, type QueryOf } from '../../address.ts';

/** How the calendar shows its days. */
export const calendarViews = ['month', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** A month, `2026-11`; empty for this one. */
const month: AddressField<string> = {
  initial: '',
  read: (text) => (text !== null && /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : ''),
  write: (value) => value,
};

/** Which month is shown, and how. */
export const calendarQuery = addressQuery({ month, view: oneOf(calendarViews) });
export type CalendarQuery = QueryOf<typeof calendarQuery>;
