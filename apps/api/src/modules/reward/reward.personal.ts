import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { courseRewards } from './reward.schema.ts';

/** Points that a person gave to lecturers. */
export const rewardPersonal: readonly PersonalTable[] = [
  personal(courseRewards, 'points', {
    since: courseRewards.at,
    without: ['lecturerUserId'],
    erase: { stays: 'the lecturer has the points' },
  }),
];
