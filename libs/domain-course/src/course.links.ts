import { screenHref } from '@banyan/contracts';
import {
  libraryQuery,
  courseScreens,
  noteListQuery,
  ordersQuery,
  yearQuery,
  type NoteListQuery,
  type LibraryQuery,
  type OrdersQuery,
} from '@banyan/contracts/course';
import { detailLinks } from './detail.links.ts';

const { credits, downloads, hours, notes, library, orders, partner, packages, shares, study, visits } = courseScreens;

/** Path patterns of this domain's screens, each with the builder of its addresses. */
export const courseLinks = {
  ...detailLinks,
  study: { path: study.path, href: () => screenHref(study, {}) },
  downloads: { path: downloads.path, href: () => screenHref(downloads, {}) },
  library: {
    path: library.path,
    href: (query: Partial<LibraryQuery> = {}) => screenHref(library, {}, libraryQuery.write(query)),
  },
  packages: { path: packages.path, href: () => screenHref(packages, {}) },
  visits: { path: visits.path, href: () => screenHref(visits, {}) },
  /** Study hours of a year; null for the current one. */
  hours: {
    path: hours.path,
    href: (year: number | null = null) => screenHref(hours, {}, yearQuery.write({ year })),
  },
  /** Credits of a year; null for the current one. */
  credits: {
    path: credits.path,
    href: (year: number | null = null) => screenHref(credits, {}, yearQuery.write({ year })),
  },
  /** The learner's notes: all, or filtered by state and course. */
  notes: {
    path: notes.path,
    href: (query: Partial<NoteListQuery> = {}) => screenHref(notes, {}, noteListQuery.write(query)),
  },
  shares: { path: shares.path, href: () => screenHref(shares, {}) },
  /** Page of a partner, by id. */
  partner: { path: partner.path, href: (id: number) => screenHref(partner, { id }) },
  orders: {
    path: orders.path,
    href: (query: Partial<OrdersQuery> = {}) => screenHref(orders, {}, ordersQuery.write(query)),
  },
} as const;
