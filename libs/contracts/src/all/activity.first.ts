import { idOf } from '../address.ts';
import { activityDetail, activityList, myActivities } from '../training/activity.ts';
import { ask, type FirstCalls } from '../first.ts';
import {
  activitiesInput,
  activitiesQuery,
  myActivitiesInput,
  myActivitiesQuery,
} from '../training/screens/activity.query.ts';
import type { activityScreens } from '../training/screens/activity.ts';

/** First calls of the screens of activities. */
export const activityFirst: FirstCalls<typeof activityScreens> = {
  activities: ({ search }) => [ask(activityList, activitiesInput(activitiesQuery.read(search)))],
  activity({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(activityDetail, { id })];
  },
  myActivities: ({ search }) => [ask(myActivities, myActivitiesInput(myActivitiesQuery.read(search)))],
};
