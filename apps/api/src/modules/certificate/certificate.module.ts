import type { ServerModule } from '../module.ts';
import { certificateHandlers, drawCertificate, tellExpiring } from './certificate.jobs.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { certificateSeeds } from './seed/steps.ts';
import { certificatePersonal } from './certificate.personal.ts';

/** Certificates: issued by event, checked by anybody. */
export const certificateModule: ServerModule = {
  personal: certificatePersonal,
  routes: certificateRoutes,
  seeds: certificateSeeds,
  jobs: [drawCertificate, tellExpiring],
  handlers: certificateHandlers,
};
