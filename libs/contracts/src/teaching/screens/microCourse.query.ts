import { addressQuery, oneOf, rowId, type QueryOf } from '../../address.ts';
import { microSteps, microTabs } from '../microCourse.choices.ts';

/** Query of the editor: micro-course id, 0 for a new one, and the step [MC-01]. */
export const microQuery = addressQuery({ id: rowId(0), step: oneOf(microSteps) });
export type MicroQuery = QueryOf<typeof microQuery>;

/** Query of the author's list of micro-courses: its tab [MC-04]. */
export const microListQuery = addressQuery({ state: oneOf(microTabs) });
export type MicroListQuery = QueryOf<typeof microListQuery>;
