import { personal, throughParent, type PersonalTable } from '../../personal/personalTable.ts';
import { attemptAppeals, attemptEvents, examAnswers, examAttempts } from './attempt.schema.ts';
import { examStandings } from './exam.schema.ts';
import { masteredQuestions, practiceAnswers, practiceRuns } from './practice.schema.ts';
import { questionReports, wrongQuestions } from './question.schema.ts';

const counted = { stays: 'figures of questions and exams are counted from it' };

/** What exams and practice keep of people. */
export const examPersonal: readonly PersonalTable[] = [
  personal(examAttempts, 'exams', {
    since: examAttempts.startedAt,
    // The paper is the enterprise's; its questions are not the learner's to take along.
    without: ['paper', 'holder', 'holderSeenAt', 'checksum'],
    erase: counted,
  }),
  personal(examAnswers, 'exams', {
    of: throughParent(examAnswers.attemptId, examAttempts),
    since: examAnswers.savedAt,
    without: ['markedBy'],
    erase: counted,
  }),
  personal(attemptEvents, 'exams', {
    of: throughParent(attemptEvents.attemptId, examAttempts),
    since: attemptEvents.at,
    without: ['holder'],
    erase: { stays: 'it proves how an exam went; nothing of it can be changed' },
  }),
  personal(attemptAppeals, 'exams', {
    of: throughParent(attemptAppeals.attemptId, examAttempts),
    since: attemptAppeals.at,
    without: ['repliedBy'],
    erase: { empty: { text: '' } },
  }),
  personal(examStandings, 'exams', { erase: counted }),
  personal(questionReports, 'exams', {
    since: questionReports.at,
    without: ['repliedBy'],
    erase: { empty: { text: '' } },
  }),
  personal(wrongQuestions, 'exams', { since: wrongQuestions.lastWrongAt, erase: 'remove' }),
  personal(masteredQuestions, 'exams', { since: masteredQuestions.masteredAt, erase: 'remove' }),
  personal(practiceRuns, 'exams', { since: practiceRuns.startedAt, without: ['drills'], erase: counted }),
  personal(practiceAnswers, 'exams', { since: practiceAnswers.at, without: ['cardBefore'], erase: counted }),
];
