import type { ServerModule } from '../module.ts';
import { openRounds } from './rounds.job.ts';
import { programmesSeed } from './seed/programmes.seed.ts';
import { trainingHandlers } from './training.effects.ts';
import type { ProgrammeImportPorts } from './import/programme.import.ts';
import { trainingRoutes } from './training.routes.ts';
import { trainingPersonal } from './training.personal.ts';

/** Training programmes; their tasks come through its ports. */
export const trainingModule = (ports: ProgrammeImportPorts): ServerModule => ({
  personal: trainingPersonal,
  routes: trainingRoutes(ports),
  seeds: [programmesSeed(ports)],
  jobs: [openRounds],
  handlers: trainingHandlers,
});
