import { addressQuery, named, oneOf, verbatim, words, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import { bookingTabs, lecturerLimits, lecturerTabs, officeTabs } from '../lecturer.choices.ts';
import type { lecturerList } from '../lecturer.ts';
import { isCategoryId } from '../../course/screens/course.query.ts';

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

/** Which bookings are shown [LE-03]. */
export const bookingsQuery = addressQuery({ tab: named('state', oneOf(bookingTabs)) });

/** Which part of the lecturer's desk is shown, and which bookings. */
export const officeQuery = addressQuery({
  part: named('tab', oneOf(officeTabs)),
  tab: named('state', oneOf(bookingTabs)),
});
