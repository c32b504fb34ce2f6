import { addressQuery, oneOf, rowId, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import type { creditList } from '../credits.ts';
import { noteTabs } from '../note.choices.ts';
import type { myNote } from '../note.ts';
import type { studyHours } from '../studyHours.ts';

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
