import type { ServerModule } from '../module.ts';
import { endAttempt, examHandlers } from './deadline.job.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { examRoutes } from './exam.routes.ts';
import { endOverdue } from './overdue.job.ts';
import { practiceRoutes } from './practice.routes.ts';
import { examSeeds } from './seed/steps.ts';

/** Exams; files and lessons come through its ports. */
export const examModule = (ports: ExamModulePorts): ServerModule => ({
  routes: [...examRoutes(ports), ...practiceRoutes(ports)],
  seeds: examSeeds,
  jobs: [endAttempt, endOverdue],
  handlers: examHandlers,
});
