import { personal, throughParent, type PersonalTable } from '../../personal/personalTable.ts';
import { lecturerApplications, lecturerBookings, lecturerGrades, lecturerOpinions } from './lecturer.schema.ts';

/** Data about people who book, grade or want to become a lecturer. */
export const lecturerPersonal: readonly PersonalTable[] = [
  personal(lecturerBookings, 'training', {
    since: lecturerBookings.at,
    without: ['answer', 'cancelledBy'],
    erase: { stays: 'the lecturer has held the time for it' },
  }),
  personal(lecturerOpinions, 'community', {
    since: lecturerOpinions.at,
    erase: { empty: { text: '' } },
  }),
  personal(lecturerGrades, 'community', {
    of: throughParent(lecturerGrades.opinionId, lecturerOpinions),
    erase: { stays: 'they are counted, and name nobody any more' },
  }),
  personal(lecturerApplications, 'profile', {
    since: lecturerApplications.at,
    without: ['reviewerId'],
    erase: 'remove',
  }),
];
