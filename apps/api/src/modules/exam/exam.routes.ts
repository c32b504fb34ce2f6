import {
  appealAttempt,
  attemptDetail,
  attemptRecord,
  attemptResult,
  examClasses,
  examDetail,
  examList,
  examPaper,
  examRanking,
  handInAttempt,
  reportNoCamera,
  reportQuestion,
  reportSwitch,
  saveAnswers,
  sendLateAnswers,
  startAttempt,
  takeAttempt,
} from '@banyan/contracts/exam';
import { serve, type Route } from '../../http/serve.ts';
import { readExam } from './detail.service.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { skipCheck } from './face.service.ts';
import { recordLate } from './lateAnswers.ts';
import { listClasses, listExams } from './list.service.ts';
import { readPaper } from './paper.service.ts';
import { readRanking } from './ranking.service.ts';
import { appeal, readRecord } from './record.service.ts';
import { readResult } from './result.service.ts';
import { readDetail } from './resultDetail.service.ts';
import { countSwitch, handIn, reportProblem, saveAttempt, takeOver } from './sitting.service.ts';
import { beginAttempt } from './start.service.ts';

/** Calls of exams, from the list to the record. */
export const examRoutes = (ports: ExamModulePorts): readonly Route[] => [
  serve(examClasses, listClasses),
  serve(examList, listExams),
  serve(examDetail, readExam),
  serve(startAttempt, (ctx, input) => beginAttempt(ctx, input, ports)),
  serve(examPaper, (ctx, input) => readPaper(ctx, input, ports)),
  serve(saveAnswers, (ctx, input) => saveAttempt(ctx, input, ports)),
  serve(sendLateAnswers, (ctx, input) => recordLate(ctx, input, ports)),
  serve(takeAttempt, takeOver),
  serve(reportSwitch, countSwitch),
  serve(reportNoCamera, skipCheck),
  serve(handInAttempt, (ctx, input) => handIn(ctx, input, ports)),
  serve(reportQuestion, reportProblem),
  serve(attemptResult, readResult),
  serve(attemptDetail, (ctx, input) => readDetail(ctx, input, ports)),
  serve(examRanking, readRanking),
  serve(attemptRecord, readRecord),
  serve(appealAttempt, appeal),
];
