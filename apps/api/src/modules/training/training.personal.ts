import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { enrolments, finishedTasks, rounds } from './enrolment.schema.ts';

const counted = { stays: 'progress of programmes is counted from it' };

/** Training programmes of a person. */
export const trainingPersonal: readonly PersonalTable[] = [
  personal(enrolments, 'training', { since: enrolments.joinedAt, erase: counted }),
  personal(rounds, 'training', { since: rounds.beganAt, erase: counted }),
  personal(finishedTasks, 'training', { since: finishedTasks.finishedAt, erase: counted }),
];
