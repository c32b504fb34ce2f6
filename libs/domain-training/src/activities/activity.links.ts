import { screenHref } from '@banyan/contracts';
import {
  activitiesQuery,
  activityQuery,
  activityScreens,
  myActivitiesQuery,
  type ActivitiesQuery,
  type ActivityQuery,
  type MyActivitiesQuery,
} from '@banyan/contracts/training';

const { activities, activity, myActivities } = activityScreens;

/** Path patterns of the screens of activities, each beside the builder of its addresses. */
export const activityLinks = {
  activities: {
    path: activities.path,
    href: (query: Partial<ActivitiesQuery> = {}) => screenHref(activities, {}, activitiesQuery.write(query)),
  },
  /** By activity id; `sign`: the code that signs in the person who opens the address. */
  activity: {
    path: activity.path,
    href: (id: number, query: Partial<ActivityQuery> = {}) => screenHref(activity, { id }, activityQuery.write(query)),
  },
  /** Activities that the learner has registered for. */
  myActivities: {
    path: myActivities.path,
    href: (query: Partial<MyActivitiesQuery> = {}) => screenHref(myActivities, {}, myActivitiesQuery.write(query)),
  },
} as const;
