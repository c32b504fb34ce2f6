import {
  answerPractice,
  exerciseSets,
  gradePractice,
  practiceHistory,
  practiceHome,
  practiceRun,
  setMastered,
  startPractice,
  wrongList,
} from '@banyan/contracts/exam';
import { serve, type Route } from '../../http/serve.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { readSets } from './exercise.service.ts';
import { beginPractice, listRuns, readRun } from './practice.service.ts';
import { answerDrill, gradeDrill } from './practiceAnswer.service.ts';
import { readPractice } from './practiceHome.service.ts';
import { changeMastered, listWrong } from './wrongBook.service.ts';

/** Calls of practice and of the book of wrong questions. */
export const practiceRoutes = (ports: ExamModulePorts): readonly Route[] => [
  serve(practiceHome, readPractice),
  serve(startPractice, (ctx, input) => beginPractice(ctx, input, ports)),
  serve(practiceRun, (ctx, input) => readRun(ctx, input, ports)),
  serve(answerPractice, (ctx, input) => answerDrill(ctx, input, ports)),
  serve(gradePractice, gradeDrill),
  serve(practiceHistory, (ctx, input) => listRuns(ctx, input, ports)),
  serve(exerciseSets, (ctx) => readSets(ctx, ports)),
  serve(wrongList, (ctx, input) => listWrong(ctx, input, ports)),
  serve(setMastered, changeMastered),
];
