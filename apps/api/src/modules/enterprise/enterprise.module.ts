import type { ServerModule } from '../module.ts';
import {
  actOnEnterprise,
  addEnterprise,
  changeEnterprise,
  deleteEnterprise,
  inviteAdministrator,
  platformEnterpriseDetail,
  platformEnterprises,
} from '@banyan/contracts/organisation';
import { servePlatform } from '../../platform/servePlatform.ts';
import { enterpriseRoutes } from './enterprise.routes.ts';
import { addOne } from './platform/add.service.ts';
import { actOnOne, changeOne, deleteOne, inviteOne } from './platform/change.service.ts';
import { eraseDeleted } from './platform/erase.ts';
import { listEnterprises, readEnterprise } from './platform/list.service.ts';
import type { PlatformPorts } from './platform/platform.ports.ts';
import { enterpriseSeed } from './enterprise.seed.ts';
import { sweepPageEvents } from './pageEvents.ts';
import { enterprisePersonal } from './enterprise.personal.ts';

/** The enterprise itself; its initial data in other modules comes through its ports. */
export const enterpriseModule = (asks: PlatformPorts): ServerModule => ({
  personal: enterprisePersonal,
  routes: [
    ...enterpriseRoutes,
    servePlatform(platformEnterprises, (context, input) => listEnterprises(context, input, asks)),
    servePlatform(platformEnterpriseDetail, (context, input) => readEnterprise(context, input, asks)),
    servePlatform(addEnterprise, (context, input) => addOne(context, input, asks)),
    servePlatform(changeEnterprise, (context, input) => changeOne(context, input, asks)),
    servePlatform(actOnEnterprise, (context, input) => actOnOne(context, input, asks)),
    servePlatform(deleteEnterprise, (context, input) => deleteOne(context, input, asks)),
    servePlatform(inviteAdministrator, (context, input) => inviteOne(context, input, asks)),
  ],
  seeds: [enterpriseSeed(asks)],
  sweep: async (ctx) => {
    await ctx.inTenant((scope) => sweepPageEvents(scope, ctx.now()));
    await eraseDeleted(ctx);
  },
});
