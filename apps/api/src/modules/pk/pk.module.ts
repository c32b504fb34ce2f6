import type { ServerModule } from '../module.ts';
import { endBattles } from './expire.job.ts';
import type { QuestionBanks } from './pk.ports.ts';
import { pkRoutes } from './pk.routes.ts';
import { pkSeeds } from './seed/steps.ts';
import { pkPersonal } from './pk.personal.ts';

/** Quiz battles; their questions come through a port. */
export const pkModule = (banks: QuestionBanks): ServerModule => ({
  personal: pkPersonal,
  routes: pkRoutes(banks),
  seeds: pkSeeds(banks),
  jobs: [endBattles],
});
