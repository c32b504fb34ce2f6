import type { ServerModule } from '../module.ts';
import { enterpriseRoutes } from './enterprise.routes.ts';
import { enterpriseSeed } from './enterprise.seed.ts';
import { sweepPageEvents } from './pageEvents.ts';

export const enterpriseModule: ServerModule = {
  routes: enterpriseRoutes,
  seeds: [enterpriseSeed],
  sweep: ({ inTenant, now }) => inTenant((scope) => sweepPageEvents(scope, now())),
};
