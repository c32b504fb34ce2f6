import { checkLoginExpire, endSupport, grantSupport, supportList, updateAssistStatus } from '@banyan/contracts/account';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { assistPersonal } from './assist.personal.ts';
import { assistSeeds } from './assist.seed.ts';
import type { AssistPorts } from './assist.ports.ts';
import { end, grant, list } from './grant.service.ts';
import { sweepSupport } from './putTogether.ts';
import { check, report } from './session.service.ts';

/** Recorded support sessions, admitted by an enterprise. Pieces of recordings arrive beside the calls. */
export const assistModule = (ports: AssistPorts): ServerModule => ({
  personal: assistPersonal,
  routes: [
    serve(grantSupport, (ctx, input) => grant(ctx, input, ports)),
    serve(supportList, list),
    serve(endSupport, (ctx, input) => end(ctx, input, ports)),
    serve(checkLoginExpire, (ctx, input) => check(ctx, input, ports)),
    serve(updateAssistStatus, (ctx, input) => report(ctx, input, ports)),
  ],
  seeds: assistSeeds,
  sweep: sweepSupport,
});
