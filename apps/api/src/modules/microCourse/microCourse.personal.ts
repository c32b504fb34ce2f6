import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { microCourses, microFiles } from './microCourse.schema.ts';

/** Micro-courses that a person has written. A course made of one stays with the enterprise. */
export const microPersonal: readonly PersonalTable[] = [
  personal(microFiles, 'files', { since: microFiles.touchedAt, without: ['key'], erase: 'remove' }),
  personal(microCourses, 'study', {
    since: microCourses.changedAt,
    without: ['draftKey', 'reviewerId'],
    erase: 'remove',
  }),
];
