import { personal, throughParent, type PersonalTable } from '../../personal/personalTable.ts';
import { attemptAppeals, attemptEvents, examAnswers, examAttempts } from './attempt.schema.ts';
import { correctedAnswers } from './correction.schema.ts';
import { examMarkers, examStandings } from './exam.schema.ts';
import { masteredQuestions, practiceAnswers, practiceRuns } from './practice.schema.ts';
import { questionReports, wrongQuestions } from './question.schema.ts';
import { notSecret, withoutHiddenScores, withoutSecrets } from './redact.ts';

const counted = { stays: 'figures of questions and exams are counted from it' };

/** Personal data of exams and practice. */
export const examPersonal: readonly PersonalTable[] = [
  personal(examAttempts, 'exams', {
    since: examAttempts.startedAt,
    // The paper is the enterprise's; its questions are not exported for the learner.
    without: ['paper', 'holder', 'holderSeenAt', 'checksum'],
    redact: withoutHiddenScores('score', 'passed'),
    erase: counted,
  }),
  personal(examAnswers, 'exams', {
    of: throughParent(examAnswers.attemptId, examAttempts),
    since: examAnswers.savedAt,
    without: ['markedBy'],
    redact: withoutSecrets('mark', 'score', 'markedAt', 'markParts', 'comment', 'markRevision'),
    erase: counted,
  }),
  personal(attemptEvents, 'exams', {
    of: throughParent(attemptEvents.attemptId, examAttempts),
    since: attemptEvents.at,
    without: ['holder'],
    redact: async (telling, rows) => {
      const told = await notSecret(
        telling,
        rows.filter(({ kind }) => kind === 'marked'),
      );
      return rows.filter((row) => row['kind'] !== 'marked' || told.includes(row));
    },
    erase: { stays: 'it proves how an exam went; nothing of it can be changed' },
  }),
  personal(correctedAnswers, 'exams', {
    of: throughParent(correctedAnswers.attemptId, examAttempts),
    without: ['correctionId', 'markBefore', 'scoreBefore', 'back'],
    erase: counted,
  }),
  personal(attemptAppeals, 'exams', {
    of: throughParent(attemptAppeals.attemptId, examAttempts),
    since: attemptAppeals.at,
    without: ['repliedBy'],
    erase: { empty: { text: '' } },
  }),
  personal(examMarkers, 'exams', { erase: 'remove' }),
  personal(examStandings, 'exams', {
    redact: withoutHiddenScores('bestScore', 'bestAttemptId', 'passed'),
    erase: counted,
  }),
  personal(questionReports, 'exams', {
    since: questionReports.at,
    without: ['repliedBy'],
    erase: { empty: { text: '' } },
  }),
  personal(wrongQuestions, 'exams', { since: wrongQuestions.lastWrongAt, redact: notSecret, erase: 'remove' }),
  personal(masteredQuestions, 'exams', {
    since: masteredQuestions.masteredAt,
    redact: notSecret,
    erase: 'remove',
  }),
  // The number of right answers, beside the answers, would disclose which.
  personal(practiceRuns, 'exams', { since: practiceRuns.startedAt, without: ['drills', 'right'], erase: counted }),
  personal(practiceAnswers, 'exams', {
    since: practiceAnswers.at,
    without: ['cardBefore'],
    redact: withoutSecrets('mark', 'inBook'),
    erase: counted,
  }),
];
