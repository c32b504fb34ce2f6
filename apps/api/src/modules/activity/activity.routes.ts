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
import { serve, serveInSteps, type Route } from '../../http/serve.ts';
import { listAttendance } from './attendanceList.service.ts';
import { mark, readCode } from './desk.service.ts';
import { readActivity } from './detail.service.ts';
import { evaluate, listOpinions } from './evaluate.service.ts';
import { listActivities, listMine } from './list.service.ts';
import { cancel, register } from './register.service.ts';
import { readSeats, takeSeat } from './seats.service.ts';
import { signIn, signOut } from './signIn.service.ts';

/** Calls of offline activities. */
export const activityRoutes: readonly Route[] = [
  serve(activityList, listActivities),
  serve(myActivities, listMine),
  serve(activityDetail, readActivity),
  serve(registerActivity, register),
  serve(cancelActivity, cancel),
  serve(activitySeats, readSeats),
  serve(chooseSeat, takeSeat),
  serveInSteps(signInActivity, signIn),
  serve(signOutActivity, signOut),
  serve(evaluateActivity, evaluate),
  serve(activityCode, readCode),
  serve(attendanceList, listAttendance),
  serve(markAttendance, mark),
  serve(activityOpinions, listOpinions),
];
