import { screenHref, type QueryOf } from '@banyan/contracts';
import {
  bookingsQuery,
  lecturerQuery,
  lecturersQuery,
  microListQuery,
  microQuery,
  officeQuery,
  teachingScreens,
  type LecturersQuery,
  type MicroListQuery,
  type MicroQuery,
} from '@banyan/contracts/teaching';

const { apply, bookings, lecturer, lecturers, lecturerSearch, micros, office, upload } = teachingScreens;

/** Path patterns of this domain's screens, each with the builder of its addresses. */
export const teachingLinks = {
  /** Lecturers by filters. */
  lecturers: {
    path: lecturers.path,
    href: (query: Partial<LecturersQuery> = {}) => screenHref(lecturers, {}, lecturersQuery.write(query)),
  },
  lecturerSearch: {
    path: lecturerSearch.path,
    href: (query: Partial<LecturersQuery> = {}) => screenHref(lecturerSearch, {}, lecturersQuery.write(query)),
  },
  /** A lecturer, by id. */
  lecturer: {
    path: lecturer.path,
    href: (id: number, part: QueryOf<typeof lecturerQuery>['part'] = 'courses') =>
      screenHref(lecturer, { id }, lecturerQuery.write({ part })),
  },
  /** The learner's bookings in one state, or all. */
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
  /** Editor of a micro-course; without an id for a new one. */
  upload: {
    path: upload.path,
    href: (query: Partial<MicroQuery> = {}) => screenHref(upload, {}, microQuery.write(query)),
  },
  /** The author's micro-courses. */
  micros: {
    path: micros.path,
    href: (query: Partial<MicroListQuery> = {}) => screenHref(micros, {}, microListQuery.write(query)),
  },
} as const;
