import type { ServerModule } from '../module.ts';
import { sparringSeeds } from './seed/steps.ts';
import { sparringPersonal } from './sparring.personal.ts';
import { sparringRoutes } from './sparring.routes.ts';

/** Dialogues with an AI partner. */
export const sparringModule: ServerModule = {
  routes: sparringRoutes,
  seeds: sparringSeeds,
  personal: sparringPersonal,
};
