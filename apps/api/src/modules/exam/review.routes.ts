import {
  answerAppeal,
  answerReport,
  examStatistics,
  markAnswer,
  reviewAnswer,
  reviewAnswers,
  reviewAppeals,
  reviewFigures,
  reviewQueue,
  reviewReports,
  saveCriteria,
  suggestMark,
} from '@banyan/contracts/exam';
import { serve, serveInSteps, type Route } from '../../http/serve.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { readAnswer } from './reviewAnswer.service.ts';
import { listAppeals, replyToAppeal } from './reviewAppeal.service.ts';
import { markOne } from './reviewMark.service.ts';
import { listAnswers, readQueue } from './reviewQueue.service.ts';
import { listReports, replyToReport } from './reviewReport.service.ts';
import { listFigures, readStatistics } from './reviewStatistics.service.ts';
import { changeCriteria, suggest } from './reviewSuggest.service.ts';

/** Calls of the review desk: marking also for lecturers whom an exam names, all else for administrators alone. */
export const reviewRoutes = (ports: Pick<ExamModulePorts, 'filesOf'>): readonly Route[] => [
  serve(reviewQueue, readQueue),
  serve(reviewAnswers, listAnswers),
  serve(reviewAnswer, (ctx, input) => readAnswer(ctx, input, ports)),
  serve(markAnswer, markOne),
  serveInSteps(suggestMark, suggest),
  serve(saveCriteria, changeCriteria),
  serve(reviewAppeals, listAppeals),
  serve(answerAppeal, replyToAppeal),
  serve(reviewReports, listReports),
  serve(answerReport, replyToReport),
  serve(reviewFigures, listFigures),
  serve(examStatistics, readStatistics),
];
