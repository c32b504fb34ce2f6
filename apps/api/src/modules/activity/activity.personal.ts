import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import {
  activityAttendances,
  activityEvaluations,
  activityRegistrations,
  activitySeatsTaken,
} from './activity.schema.ts';

const counted = { stays: 'who was there is counted' };

/** Activities that a person took part in. */
export const activityPersonal: readonly PersonalTable[] = [
  personal(activityRegistrations, 'training', { since: activityRegistrations.at, erase: counted }),
  personal(activitySeatsTaken, 'training', { erase: counted }),
  personal(activityAttendances, 'training', {
    since: activityAttendances.signedInAt,
    without: ['signedInBy'],
    erase: counted,
  }),
  personal(activityEvaluations, 'training', { since: activityEvaluations.at, erase: { empty: { words: '' } } }),
];
