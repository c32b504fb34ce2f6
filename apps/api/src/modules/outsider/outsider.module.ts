import {
  applyOutsider,
  decideOutsider,
  enterOutsider,
  outsiderRequests,
  outsiderStandingCall,
  proveOutsider,
} from '@banyan/contracts/account';
import { lt } from 'drizzle-orm';
import { serveInSteps } from '../../http/serve.ts';
import { serveManaged } from '../../platform/serveManaged.ts';
import type { ServerModule } from '../module.ts';
import { decideRequest, listRequests } from './desk.service.ts';
import type { OutsiderPorts } from './outsider.ports.ts';
import { outsiderPersonal } from './outsider.personal.ts';
import { outsiderPasses } from './outsider.schema.ts';
import { outsidersSeed } from './outsider.seed.ts';
import { apply, enter, prove, readStanding } from './outsider.service.ts';

/** People from outside, admitted by an administrator. */
export const outsiderModule = (ports: OutsiderPorts): ServerModule => ({
  routes: [
    serveInSteps(proveOutsider, (context, input) => prove(context, input, ports)),
    serveInSteps(outsiderStandingCall, (context, input) => readStanding(context, input, ports)),
    serveInSteps(applyOutsider, (context, input) => apply(context, input, ports)),
    serveInSteps(enterOutsider, (context, input) => enter(context, input, ports)),
    serveManaged(outsiderRequests, listRequests),
    serveInSteps(decideOutsider, (context, input) => decideRequest(context, input, ports)),
  ],
  personal: outsiderPersonal,
  seeds: [outsidersSeed],
  sweep: ({ inTenant, now }) =>
    inTenant(async (scope) => {
      await scope.tx
        .delete(outsiderPasses)
        .where(scope.only(outsiderPasses, lt(outsiderPasses.expiresAt, new Date(now()))));
    }),
});
