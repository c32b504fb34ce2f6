import { openLive } from '@banyan/contracts/account';
import {
  aimAtPost,
  answerAssessment,
  assessmentReport,
  assessmentTask,
  assessmentTasks,
  assessmentTool,
  finishSparring,
  handInAssessment,
  jobMap,
  likePoint,
  sayInSparring,
  sparringHistory,
  sparringScenarios,
  sparringSession,
  startSparring,
  talentPost,
} from '@banyan/contracts/talent';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { makeAssessment, makeReport, makeTask, makeTasks, makeTool } from './assessments.ts';
import { makeJobMap, makePostDetail } from './jobMap.ts';
import { makeAttempts, makeScenarios, makeSession } from './sparring.ts';

/** Every call of this domain answered with fixtures, in a language. */
export function talentAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  return [
    answer(jobMap, () => makeJobMap(language)),
    answer(talentPost, () => makePostDetail(language)),
    answer(aimAtPost, () => makeJobMap(language)),
    answer(likePoint, ({ like }) => ({ likes: like === 'Y' ? 3 : 2, liked: like === 'Y' })),
    answer(assessmentTasks, () => ({ items: makeTasks(language), next: null })),
    answer(assessmentTask, () => makeAssessment(language)),
    answer(assessmentTool, () => makeTool(language)),
    answer(answerAssessment, () => ({ answered: 2 })),
    answer(handInAssessment, () => makeTask({ state: 'done' }, language)),
    answer(assessmentReport, () => makeReport(language)),
    answer(sparringScenarios, () => ({ items: makeScenarios(language) })),
    answer(startSparring, () => makeSession({}, language)),
    answer(sparringSession, () => makeSession({}, language)),
    answer(sayInSparring, () => makeSession({}, language)),
    answer(finishSparring, () => makeSession({ over: true }, language)),
    answer(sparringHistory, () => ({ items: makeAttempts(language), next: null })),
    answer(openLive, () => ({ ticket: 'ticket' })),
  ];
}
