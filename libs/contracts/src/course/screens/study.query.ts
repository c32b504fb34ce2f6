import { addressQuery, oneOf, rowId, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import type { creditList } from '../credits.ts';
import { noteTabs } from '../note.choices.ts';
import type { myNote } from '../note.ts';
import type { studyHours } from '../studyHours.ts';

/** Query of study hours and credits: the year, null for the current one [CO-14]. */
export const yearQuery = addressQuery({ year: rowId(null) });

const asked = (year: number | null) => (year === null || year < 1970 || year > 9999 ? {} : { year });

/** Input of the call for the study hours of a year. */
export function hoursInput({ year }: QueryOf<typeof yearQuery>): CallInput<typeof studyHours> {
  return asked(year);
}

/** Input of the call for the first page of a year's credits. */
export function creditInput({ year }: QueryOf<typeof yearQuery>): CallInput<typeof creditList> {
  return asked(year);
}

/** Query of the learner’s notes; course 0: all courses [NO-03]. */
export const noteListQuery = addressQuery({ state: oneOf(noteTabs), course: rowId(0) });
export type NoteListQuery = QueryOf<typeof noteListQuery>;

/** Input of the call for the first page of the learner’s notes. */
export const noteListInput = ({ state, course }: NoteListQuery): CallInput<typeof myNote> => ({ state, course });
