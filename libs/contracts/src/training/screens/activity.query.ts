import { activityTabs, myActivityTabs } from '../activity.choices.ts';
import type { activityList, myActivities } from '../activity.ts';
import { addressQuery, oneOf, verbatim, words, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';

/** Filter of the list of activities. */
export const activitiesQuery = addressQuery({ tab: oneOf(activityTabs), keyword: words(80) });
export type ActivitiesQuery = QueryOf<typeof activitiesQuery>;

/** Input for the first page of the list. */
export function activitiesInput({ tab, keyword }: ActivitiesQuery): CallInput<typeof activityList> {
  return { phase: tab, keyword };
}

/** Filter of one's own activities. */
export const myActivitiesQuery = addressQuery({ tab: oneOf(myActivityTabs) });
export type MyActivitiesQuery = QueryOf<typeof myActivitiesQuery>;

/** Input for the first page of one's own activities. */
export function myActivitiesInput({ tab }: MyActivitiesQuery): CallInput<typeof myActivities> {
  return { phase: tab };
}

/** The part of an activity, and the code that signs the reader in. */
export const activityQuery = addressQuery({ view: oneOf(['activity', 'desk']), sign: verbatim(120) });
export type ActivityQuery = QueryOf<typeof activityQuery>;
