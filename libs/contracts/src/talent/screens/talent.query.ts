import { addressQuery, named, oneOf, rowId, type QueryOf } from '../../address.ts';
import { assessmentTabs } from '../talent.choices.ts';

/** How the job map is shown, and the post below it; 0: the one that is aimed at [TA-01]. */
export const jobMapQuery = addressQuery({ view: oneOf(['map', 'list']), post: rowId(0) });
export type JobMapQuery = QueryOf<typeof jobMapQuery>;

/** Which part of the assessment tasks is shown [TA-01]. */
export const assessmentsQuery = addressQuery({ tab: oneOf(assessmentTabs) });
export type AssessmentsQuery = QueryOf<typeof assessmentsQuery>;

/** The one that a screen is about; 0: none [TA-01]. */
export const assessmentQuery = addressQuery({ id: rowId(0) });

/** The dialogue in view; 0: the scenarios [TA-02]. */
export const sparringQuery = addressQuery({ session: named('id', rowId(0)) });
export type SparringQuery = QueryOf<typeof sparringQuery>;
