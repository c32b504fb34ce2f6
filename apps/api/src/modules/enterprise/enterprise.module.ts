import type { ServerModule } from '../module.ts';
import { enterpriseRoutes } from './enterprise.routes.ts';
import { enterpriseSeed } from './enterprise.seed.ts';
import { sweepPageEvents } from './pageEvents.ts';
import { enterprisePersonal } from './enterprise.personal.ts';

export const enterpriseModule: ServerModule = {
  personal: enterprisePersonal,
  routes: enterpriseRoutes,
  seeds: [enterpriseSeed],
  sweep: ({ inTenant, now }) => inTenant((scope) => sweepPageEvents(scope, now())),
};
