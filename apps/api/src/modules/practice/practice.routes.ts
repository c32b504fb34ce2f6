import {
  answerCoursePractice,
  coursePractice,
  coursePracticeHistory,
  coursePracticeResult,
  finishCoursePractice,
  startCoursePractice,
} from '@banyan/contracts/exam';
import { serve, type Route } from '../../http/serve.ts';
import type { PracticePorts } from './practice.ports.ts';
import { beginPractice, listRuns, readPractice, readRun } from './practice.service.ts';
import { finishPractice, takeAnswer } from './practiceAnswer.service.ts';

/** Calls of course practice. */
export const coursePracticeRoutes = (ports: PracticePorts): readonly Route[] => [
  serve(coursePractice, (ctx, input) => readPractice(ctx, input, ports)),
  serve(startCoursePractice, (ctx, input) => beginPractice(ctx, input, ports)),
  serve(coursePracticeResult, (ctx, input) => readRun(ctx, input, ports)),
  serve(answerCoursePractice, (ctx, input) => takeAnswer(ctx, input, ports)),
  serve(finishCoursePractice, (ctx, input) => finishPractice(ctx, input, ports)),
  serve(coursePracticeHistory, (ctx, input) => listRuns(ctx, input, ports)),
];
