import { addressQuery, anyOf, named, oneOf, only, rowId, verbatim, words, type QueryOf } from '../address.ts';
import type { CallInput } from '../call.ts';
import { courseSorts, durationBands, fees, learningStates, recordStates } from '../course.choices.ts';
import { bookingTabs, lecturerLimits, lecturerParts, lecturerTabs, officeTabs } from '../lecturer.choices.ts';
import type { lecturerList } from '../lecturer.ts';
import { roomTabs } from '../liveRoom.choices.ts';
import { libraryShows } from '../courseLibrary.choices.ts';
import type { courseList } from '../course.ts';
import { orderKinds, orderTabs } from '../order.choices.ts';
import type { creditList } from '../credits.ts';
import type { myNote } from '../note.ts';
import { microSteps, microTabs } from '../microCourse.choices.ts';
import { noteTabs } from '../note.choices.ts';
import type { studyList } from '../study.ts';
import type { studyHours } from '../studyHours.ts';

/** What the catalogue is asked for [CO-01]. */
export const catalogueQuery = addressQuery({
  /** Module of the home page whose courses are shown instead of the catalogue's. */
  moduleId: rowId(null),
  /** Category id as the address has it, also when it is not one; see `isCategoryId`. */
  category: named('cat', verbatim(200)),
  keyword: words(80),
  states: named('state', anyOf(learningStates)),
  required: named('type', only('required')),
  durations: named('duration', anyOf(durationBands)),
  fees: named('fee', anyOf(fees)),
  /** Lecturer id, 0 for any. */
  lecturer: rowId(0),
  sort: oneOf(courseSorts),
  view: oneOf(['grid', 'list']),
  cursor: verbatim(200),
});
export type CatalogueQuery = QueryOf<typeof catalogueQuery>;

/** Courses on a page of the catalogue: whole rows of four. */
export const cataloguePageSize = 24;

/** A category filter is letters and digits alone, at most 32; anything else is not sent [CO-01]. */
export const isCategoryId = (id: string) => /^[A-Za-z0-9]{0,32}$/.test(id);

/** The catalogue's query as its call takes it. */
export function catalogueInput(query: CatalogueQuery): CallInput<typeof courseList> {
  return {
    'search[keyword]': query.keyword,
    'search[catid]': query.category,
    state: [...query.states],
    duration: [...query.durations],
    fee: [...query.fees],
    type: query.required ? 'required' : 'all',
    lecturer: query.lecturer,
    sort: query.sort,
    cursor: query.cursor,
    size: cataloguePageSize,
  };
}

/** Which part of the learning record is shown [CO-14]. */
export const recordQuery = addressQuery({ state: oneOf(recordStates) });

/** The first page of the learning record as its call takes it. */
export function recordInput({ state }: QueryOf<typeof recordQuery>): CallInput<typeof studyList> {
  return { state, cursor: '', size: 20 };
}

/** Which year hours and credits are shown of; null: this one [CO-14]. */
export const yearQuery = addressQuery({ year: rowId(null) });

const asked = (year: number | null) => (year === null || year < 1970 || year > 9999 ? {} : { year });

/** The study hours of a year as their call takes it. */
export function hoursInput({ year }: QueryOf<typeof yearQuery>): CallInput<typeof studyHours> {
  return asked(year);
}

/** The first page of a year's credits as their call takes it. */
export function creditInput({ year }: QueryOf<typeof yearQuery>): CallInput<typeof creditList> {
  return asked(year);
}

/** Which of the learner’s notes are shown; course 0: of all courses [NO-03]. */
export const noteListQuery = addressQuery({ state: oneOf(noteTabs), course: rowId(0) });
export type NoteListQuery = QueryOf<typeof noteListQuery>;

/** The first page of the learner’s notes as its call takes it. */
export const noteListInput = ({ state, course }: NoteListQuery): CallInput<typeof myNote> => ({ state, course });

/** What the library is asked for; `moduleId`: courses of a module of the home page in its place [CO-01]. */
export const libraryQuery = addressQuery({
  moduleId: rowId(null),
  category: named('cat', verbatim(200)),
  show: oneOf(libraryShows),
});
export type LibraryQuery = QueryOf<typeof libraryQuery>;

/** What is bought [PY-01]: a course or a package by its id. */
export const payQuery = addressQuery({ item: named('type', oneOf(orderKinds)), id: rowId(0) });
export type PayQuery = QueryOf<typeof payQuery>;

/** Which orders are shown, and the number of the one that is looked at; empty: none is [PY-03]. */
export const ordersQuery = addressQuery({ tab: named('state', oneOf(orderTabs)), order: verbatim(32) });
export type OrdersQuery = QueryOf<typeof ordersQuery>;

/** What lecturers are looked for [LE-01]. */
export const lecturersQuery = addressQuery({
  keyword: words(lecturerLimits.keyword),
  kind: oneOf(lecturerTabs),
  category: named('cat', verbatim(32)),
  label: words(lecturerLimits.label),
});
export type LecturersQuery = QueryOf<typeof lecturersQuery>;

/** The first page of lecturers as its call takes it. */
export const lecturersInput = ({ category, keyword, kind, label }: LecturersQuery): CallInput<typeof lecturerList> => ({
  keyword,
  kind,
  label,
  category: isCategoryId(category) ? category : '',
  cursor: '',
});

/** Which part of a lecturer's page is shown. */
export const lecturerQuery = addressQuery({ part: named('tab', oneOf(lecturerParts)) });

/** Which bookings are shown [LE-03]. */
export const bookingsQuery = addressQuery({ tab: named('state', oneOf(bookingTabs)) });

/** Which part of the lecturer's desk is shown, and which bookings. */
export const officeQuery = addressQuery({
  part: named('tab', oneOf(officeTabs)),
  tab: named('state', oneOf(bookingTabs)),
});
/** Which micro-course is written, 0: a new one, and at which step [MC-01]. */
export const microQuery = addressQuery({ id: rowId(0), step: oneOf(microSteps) });
export type MicroQuery = QueryOf<typeof microQuery>;

/** Which of one's micro-courses are shown [MC-04]. */
export const microListQuery = addressQuery({ state: oneOf(microTabs) });
export type MicroListQuery = QueryOf<typeof microListQuery>;

/** Which meetings are shown [LV-02]. */
export const meetingsQuery = addressQuery({ tab: named('tab', oneOf(roomTabs)) });
export type MeetingsQuery = QueryOf<typeof meetingsQuery>;
