import type { ServerModule } from '../module.ts';
import { talentSeeds } from './seed/steps.ts';
import { talentPersonal } from './talent.personal.ts';
import type { TalentModulePorts } from './talent.ports.ts';
import { talentRoutes } from './talent.routes.ts';

/** The job map and assessments; ways to close gaps come through its ports. */
export const talentModule = (ports: TalentModulePorts): ServerModule => ({
  routes: talentRoutes(ports),
  seeds: talentSeeds(ports.find),
  personal: talentPersonal,
});
