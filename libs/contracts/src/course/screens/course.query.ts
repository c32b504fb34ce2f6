import { categoryKeyForm } from '../../categoryKey.ts';
import { addressQuery, anyOf, named, oneOf, only, rowId, verbatim, words, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import { courseSorts, durationBands, fees, learningStates, recordStates } from '../course.choices.ts';
import type { courseList } from '../course.ts';
import type { studyList } from '../study.ts';

/** Query of the catalogue [CO-01]. */
export const catalogueQuery = addressQuery({
  /** Home page module whose courses replace the catalogue's. */
  moduleId: rowId(null),
  /** Category id as the address has it, even if invalid; see `isCategoryId`. */
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

/** A category id is letters and digits only, at most 32; anything else is not sent [CO-01]. */
export const isCategoryId = (id: string) => categoryKeyForm.test(id);

/** Converts the catalogue's query into the input of its call. */
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

/** Query of the learning record: its filter [CO-14]. */
export const recordQuery = addressQuery({ state: oneOf(recordStates) });

/** Input of the call for the first page of the learning record. */
export function recordInput({ state }: QueryOf<typeof recordQuery>): CallInput<typeof studyList> {
  return { state, cursor: '', size: 20 };
}
