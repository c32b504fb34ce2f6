import {
  attemptDetail,
  attemptRecord,
  attemptResult,
  examClasses,
  examDetail,
  examList,
  examRanking,
} from '@banyan/contracts/exam';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { bankAnswers } from './banks.ts';
import { examEditorAnswers } from './examEditor.ts';
import { manageExamsAnswers } from './manageExams.ts';
import { manageQuestionnairesAnswers } from './manageQuestionnaires.ts';
import { monitorAnswers } from './monitor.ts';
import { correctionAnswers } from './corrections.ts';
import { outcomeAnswers } from './outcome.ts';
import { questionnaireAnswers } from './questionnaire.ts';
import { makeAttemptDetail } from './questions.ts';
import { makeRecord } from './records.ts';
import { makeRanking, makeResult } from './results.ts';
import { makePaper } from './sheet.ts';
import { SheetServer } from './sheetServer.ts';
import { reviewDeskAnswers } from './review.ts';
import { reviewRequestAnswers } from './reviewRequests.ts';
import { pkAnswers } from './pk.ts';
import { practiceAnswers } from './practice.ts';
import { coursePracticeAnswers } from './coursePractice.ts';
import { makeExamDetail } from './examDetail.ts';
import { makeExamClasses, makeExamPage, makeExams } from './exams.ts';

/** Every call of this domain answered with fixtures, in a language. */
export function examAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  return [
    ...manageExamsAnswers(language),
    ...examEditorAnswers(language),
    ...manageQuestionnairesAnswers(language),
    ...monitorAnswers(language),
    ...outcomeAnswers(language),
    ...correctionAnswers(language),
    ...questionnaireAnswers(language),
    ...new SheetServer(makePaper({ language })).answers(),
    answer(examList, ({ tab }) => makeExamPage(makeExams(language), tab)),
    answer(examDetail, () => makeExamDetail({}, language)),
    answer(examClasses, () => ({ items: makeExamClasses(language) })),
    answer(attemptResult, () => makeResult({}, language)),
    answer(examRanking, ({ cursor }) => makeRanking(language, cursor)),
    answer(attemptDetail, () => makeAttemptDetail({}, language)),
    answer(attemptRecord, () => makeRecord({}, language)),
    ...practiceAnswers(language),
    ...coursePracticeAnswers(language),
    ...reviewDeskAnswers(language),
    ...reviewRequestAnswers(language),
    ...pkAnswers(language),
    ...bankAnswers(language),
  ];
}
