import type { ServerModule } from '../module.ts';
import type { DemoQuestions, PracticePorts } from './practice.ports.ts';
import { coursePracticeRoutes } from './practice.routes.ts';
import { practiceSeeds } from './seed/steps.ts';
import { practicePersonal } from './practice.personal.ts';

/** Practice of courses; courses and questions come through its ports. */
export const practiceModule = ({ demo, ...ports }: PracticePorts & { readonly demo: DemoQuestions }): ServerModule => ({
  personal: practicePersonal,
  routes: coursePracticeRoutes(ports),
  seeds: practiceSeeds(demo),
});
