import { activityDetail, activityList, myActivities } from '../activity.ts';
import { ask, type FirstCalls } from '../first.ts';
import { activitiesInput, activitiesQuery, myActivitiesInput, myActivitiesQuery } from './activity.query.ts';
import type { activityScreens } from './activity.ts';

/** First calls of the screens of activities. */
export const activityFirst: FirstCalls<typeof activityScreens> = {
  activities: ({ search }) => [ask(activityList, activitiesInput(activitiesQuery.read(search)))],
  activity: ({ params }) => (/^[1-9]\d{0,14}$/.test(params.id) ? [ask(activityDetail, { id: Number(params.id) })] : []),
  myActivities: ({ search }) => [ask(myActivities, myActivitiesInput(myActivitiesQuery.read(search)))],
};
