import { addressQuery, named, oneOf, rowId, type QueryOf } from '../../address.ts';
import { assessmentTabs } from '../talent.choices.ts';

/** Query of the job map: its view, and the post below it; 0: the viewer's target post [TA-01]. */
export const jobMapQuery = addressQuery({ view: oneOf(['map', 'list']), post: rowId(0) });
export type JobMapQuery = QueryOf<typeof jobMapQuery>;

/** Query of the assessment tasks: its tab [TA-01]. */
export const assessmentsQuery = addressQuery({ tab: oneOf(assessmentTabs) });
export type AssessmentsQuery = QueryOf<typeof assessmentsQuery>;

/** Query of the screens of one assessment: its id, 0 for none [TA-01]. */
export const assessmentQuery = addressQuery({ id: rowId(0) });

/** Query of sparring: the open dialogue; 0: the list of scenarios [TA-02]. */
export const sparringQuery = addressQuery({ session: named('id', rowId(0)) });
export type SparringQuery = QueryOf<typeof sparringQuery>;
