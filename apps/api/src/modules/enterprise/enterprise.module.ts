import type { ServerModule } from '../module.ts';
import { enterpriseRoutes } from './enterprise.routes.ts';
import type { EnterpriseImportPorts } from './import/importEnterprise.ts';
import { enterpriseSeed } from './enterprise.seed.ts';
import { sweepPageEvents } from './pageEvents.ts';
import { enterprisePersonal } from './enterprise.personal.ts';

/** The enterprise itself; its initial data in other modules comes through its ports. */
export const enterpriseModule = (asks: EnterpriseImportPorts): ServerModule => ({
  personal: enterprisePersonal,
  routes: enterpriseRoutes,
  seeds: [enterpriseSeed(asks)],
  sweep: ({ inTenant, now }) => inTenant((scope) => sweepPageEvents(scope, now())),
});
