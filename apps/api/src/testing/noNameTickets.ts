import type { NameTickets } from '../ports/nameTickets.ts';

/** No enterprise has a chat tool. */
export const noNameTickets: NameTickets = { ticketOf: () => Promise.resolve(null) };
