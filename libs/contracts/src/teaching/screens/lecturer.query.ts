import { addressQuery, named, oneOf, verbatim, words, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import { bookingTabs, lecturerLimits, lecturerTabs, officeTabs } from '../lecturer.choices.ts';
import type { lecturerList } from '../lecturer.ts';
import { isCategoryId } from '../../course/screens/course.query.ts';

/** Query of the list of lecturers [LE-01]. */
export const lecturersQuery = addressQuery({
  keyword: words(lecturerLimits.keyword),
  kind: oneOf(lecturerTabs),
  category: named('cat', verbatim(32)),
  label: words(lecturerLimits.label),
});
export type LecturersQuery = QueryOf<typeof lecturersQuery>;

/** Input of the call for the first page of lecturers. */
export const lecturersInput = ({ category, keyword, kind, label }: LecturersQuery): CallInput<typeof lecturerList> => ({
  keyword,
  kind,
  label,
  category: isCategoryId(category) ? category : '',
  cursor: '',
});

/** Query of the list of bookings: its tab [LE-03]. */
export const bookingsQuery = addressQuery({ tab: named('state', oneOf(bookingTabs)) });

/** Query of the lecturer's desk: its part, and the tab of its bookings. */
export const officeQuery = addressQuery({
  part: named('tab', oneOf(officeTabs)),
  tab: named('state', oneOf(bookingTabs)),
});
