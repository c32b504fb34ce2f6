import { addressQuery, oneOf, rowId, type QueryOf } from '../../address.ts';
import { microSteps, microTabs } from '../microCourse.choices.ts';

/** Which micro-course is written, 0: a new one, and at which step [MC-01]. */
export const microQuery = addressQuery({ id: rowId(0), step: oneOf(microSteps) });
export type MicroQuery = QueryOf<typeof microQuery>;

/** Which of one's micro-courses are shown [MC-04]. */
export const microListQuery = addressQuery({ state: oneOf(microTabs) });
export type MicroListQuery = QueryOf<typeof microListQuery>;
