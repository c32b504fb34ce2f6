import type { OrganisationPorts, VisitorFacts } from '../organisation.ports.ts';

/** An enterprise that nobody from outside has come to. */
export const noVisitors: OrganisationPorts['visitors'] = {
  are: () => undefined,
  facts: () => Promise.resolve(new Map<number, VisitorFacts>()),
  courses: () => Promise.resolve(new Map<number, number>()),
  orders: () => Promise.resolve(new Map<number, number>()),
};
