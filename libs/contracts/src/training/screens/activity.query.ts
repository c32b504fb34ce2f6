import { activityTabs, myActivityTabs } from '../activity.choices.ts';
import type { activityList, myActivities } from '../activity.ts';
import { addressQuery, oneOf, verbatim, words, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';

/** Which activities are shown. */
export const activitiesQuery = addressQuery({ tab: oneOf(activityTabs), keyword: words(80) });
export type ActivitiesQuery = QueryOf<typeof activitiesQuery>;

/** The first page of the list as its call takes it. */
export function activitiesInput({ tab, keyword }: ActivitiesQuery): CallInput<typeof activityList> {
  return { phase: tab, keyword };
}

/** Which of my activities are shown. */
export const myActivitiesQuery = addressQuery({ tab: oneOf(myActivityTabs) });
export type MyActivitiesQuery = QueryOf<typeof myActivitiesQuery>;

/** The first page of my activities as their call takes it. */
export function myActivitiesInput({ tab }: MyActivitiesQuery): CallInput<typeof myActivities> {
  return { phase: tab };
}

/** The part of an activity, and the code that signs whoever opens the address in. */
export const activityQuery = addressQuery({ view: oneOf(['activity', 'desk']), sign: verbatim(120) });
export type ActivityQuery = QueryOf<typeof activityQuery>;
