import { personal, type PersonalTable } from '../../personal/personalTable.ts';
import { collectedCourses } from './collection.schema.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { studySittings } from './evidence/sitting.schema.ts';
import { courseGrades, coursePraises } from './opinion.schema.ts';
import { chapterProgress, courseProgress, studyDays } from './progress.schema.ts';
import { presenceChecks } from './presence.schema.ts';
import { purchases } from './purchase.schema.ts';
import { scormStates } from './scorm/scorm.schema.ts';
import { courseVisits } from './visit.schema.ts';

const counted = { stays: 'figures of courses are counted from it' };

/** Personal data of courses. */
export const coursePersonal: readonly PersonalTable[] = [
  personal(courseProgress, 'study', { since: courseProgress.enrolledAt, erase: counted }),
  personal(chapterProgress, 'study', { since: chapterProgress.learnedAt, erase: counted }),
  personal(studySittings, 'study', { since: studySittings.startedAt, without: ['holder'], erase: counted }),
  personal(presenceChecks, 'study', { since: presenceChecks.askedAt, erase: counted }),
  personal(studyDays, 'study', { erase: counted }),
  personal(scormStates, 'study', { since: scormStates.savedAt, erase: counted }),
  personal(collectedCourses, 'study', { since: collectedCourses.collectedAt, erase: 'remove' }),
  personal(courseVisits, 'usage', { since: courseVisits.visitedAt, erase: 'remove' }),
  personal(courseGrades, 'study', { since: courseGrades.gradedAt, erase: counted }),
  personal(coursePraises, 'study', { since: coursePraises.changedAt, erase: counted }),
  personal(purchases, 'orders', { since: purchases.from, erase: { stays: 'accounts have to be kept' } }),
  personal(lecturers, 'profile', { erase: { stays: 'the enterprise’s courses name who teaches them' } }),
];
