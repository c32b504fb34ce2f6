import { personal, throughParent, type PersonalTable } from '../../personal/personalTable.ts';
import { coursePracticeAnswers, coursePracticeRuns } from './practice.schema.ts';

const counted = { stays: 'figures of questions are counted from it' };

/** Practice of a person in courses. */
export const practicePersonal: readonly PersonalTable[] = [
  personal(coursePracticeRuns, 'exams', {
    since: coursePracticeRuns.startedAt,
    without: ['questions'],
    erase: counted,
  }),
  personal(coursePracticeAnswers, 'exams', {
    of: throughParent(coursePracticeAnswers.runId, coursePracticeRuns),
    since: coursePracticeAnswers.at,
    erase: counted,
  }),
];
