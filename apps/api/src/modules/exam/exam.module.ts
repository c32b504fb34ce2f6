import type { ServerModule } from '../module.ts';
import { bankRoutes } from './manage/bank.routes.ts';
import { countAllFigures, countFigures } from './manage/figures.job.ts';
import { correctionHandlers, remarkJob } from './manage/corrections/remark.job.ts';
import { endAttempt, examHandlers } from './deadline.job.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { examRoutes } from './exam.routes.ts';
import { sweepQuestionFiles } from './manage/import/sweep.ts';
import { manageExamRoutes } from './manage/exam.routes.ts';
import { endOverdue } from './overdue.job.ts';
import { practiceRoutes } from './practice.routes.ts';
import { reviewRoutes } from './review.routes.ts';
import { examSeeds } from './seed/steps.ts';
import { examPersonal } from './exam.personal.ts';

/** Exams; files and lessons come through its ports. */
export const examModule = (ports: ExamModulePorts): ServerModule => ({
  personal: examPersonal,
  routes: [
    ...examRoutes(ports),
    ...practiceRoutes(ports),
    ...reviewRoutes(ports),
    ...manageExamRoutes(ports),
    ...bankRoutes(ports),
  ],
  seeds: examSeeds,
  jobs: [endAttempt, endOverdue, countFigures, countAllFigures, remarkJob],
  handlers: [...examHandlers, ...correctionHandlers],
  sweep: sweepQuestionFiles(ports),
});
