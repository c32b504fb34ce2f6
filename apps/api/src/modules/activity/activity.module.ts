import type { ServerModule } from '../module.ts';
import { activityRoutes } from './activity.routes.ts';
import { activitySeeds } from './seed/steps.ts';
import { activityPersonal } from './activity.personal.ts';

/** Offline activities: places, seats, attendance, evaluation. */
export const activityModule: ServerModule = {
  personal: activityPersonal,
  routes: activityRoutes,
  seeds: activitySeeds,
};
