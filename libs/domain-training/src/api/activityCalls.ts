import {
  activityCode,
  activityDetail,
  activityList,
  activityOpinions,
  activitySeats,
  attendanceList,
  cancelActivity,
  chooseSeat,
  evaluateActivity,
  markAttendance,
  myActivities,
  registerActivity,
  signInActivity,
  signOutActivity,
} from '@banyan/contracts/training';
import type { Api } from '@banyan/core-screen';

/** Offline activities. */
export const activityCalls = {
  list: activityList,
  mine: myActivities,
  detail: activityDetail,
  register: registerActivity,
  cancel: cancelActivity,
  seats: activitySeats,
  chooseSeat,
  signIn: signInActivity,
  signOut: signOutActivity,
  evaluate: evaluateActivity,
  code: activityCode,
  attendance: attendanceList,
  mark: markAttendance,
  opinions: activityOpinions,
} as const;

export type ActivityApi = Api<typeof activityCalls>;
