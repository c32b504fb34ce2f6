import { screenHref, type QueryOf } from '@banyan/contracts';
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
import {
  bookingsQuery,
  lecturersQuery,
  officeQuery,
  microListQuery,
  microQuery,
  type LecturersQuery,
  type MicroListQuery,
  type MicroQuery,
} from '@banyan/contracts/teaching';
import { detailLinks } from './detail.links.ts';

const {
  apply,
  bookings,
  credits,
  downloads,
  hours,
  lecturers,
  lecturerSearch,
  notes,
  office,
  library,
  micros,
  orders,
  partner,
  packages,
  shares,
  study,
  upload,
  visits,
} = courseScreens;

/** Path patterns of this domain's screens, each beside the builder of its addresses. */
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
  /** Study hours of a year; null: this one. */
  hours: {
    path: hours.path,
    href: (year: number | null = null) => screenHref(hours, {}, yearQuery.write({ year })),
  },
  /** Credits of a year; null: this one. */
  credits: {
    path: credits.path,
    href: (year: number | null = null) => screenHref(credits, {}, yearQuery.write({ year })),
  },
  /** One's own notes: all, or those in a state or a course. */
  notes: {
    path: notes.path,
    href: (query: Partial<NoteListQuery> = {}) => screenHref(notes, {}, noteListQuery.write(query)),
  },
  shares: { path: shares.path, href: () => screenHref(shares, {}) },
  /** By partner id. */
  partner: { path: partner.path, href: (id: number) => screenHref(partner, { id }) },
  /** Writing a micro-course; without an id a new one. */
  upload: {
    path: upload.path,
    href: (query: Partial<MicroQuery> = {}) => screenHref(upload, {}, microQuery.write(query)),
  },
  /** One's own micro-courses. */
  micros: {
    path: micros.path,
    href: (query: Partial<MicroListQuery> = {}) => screenHref(micros, {}, microListQuery.write(query)),
  },
  orders: {
    path: orders.path,
    href: (query: Partial<OrdersQuery> = {}) => screenHref(orders, {}, ordersQuery.write(query)),
  },
  /** Lecturers by what is looked for. */
  lecturers: {
    path: lecturers.path,
    href: (query: Partial<LecturersQuery> = {}) => screenHref(lecturers, {}, lecturersQuery.write(query)),
  },
  lecturerSearch: {
    path: lecturerSearch.path,
    href: (query: Partial<LecturersQuery> = {}) => screenHref(lecturerSearch, {}, lecturersQuery.write(query)),
  },
  /** The learner's bookings in a state, or all. */
  bookings: {
    path: bookings.path,
    href: (tab: QueryOf<typeof bookingsQuery>['tab'] = 'all') => screenHref(bookings, {}, bookingsQuery.write({ tab })),
  },
  /** The lecturer's own desk. */
  office: {
    path: office.path,
    href: (query: Partial<QueryOf<typeof officeQuery>> = {}) => screenHref(office, {}, officeQuery.write(query)),
  },
  apply: { path: apply.path, href: () => screenHref(apply, {}) },
} as const;
