import {
  answerShare,
  keepShare,
  playbillCourse,
  removeShare,
  shareCame,
  shareList,
  shareReviews,
} from '@banyan/contracts/course';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { shareSeeds } from './seed/steps.ts';
import type { SharePorts } from './share.ports.ts';
import { countArrival, keep, listShares, readPlaybill, remove } from './share.service.ts';
import { answerShared, listShared } from './shareDesk.service.ts';
import { sharePersonal } from './share.personal.ts';

/** Sharing of courses, and arrivals by shares. */
export const shareModule = (ports: SharePorts): ServerModule => ({
  personal: sharePersonal,
  routes: [
    serve(playbillCourse, (ctx, input) => readPlaybill(ctx, input, ports)),
    serve(keepShare, (ctx, input) => keep(ctx, input, ports)),
    serve(shareCame, countArrival),
    serve(shareList, (ctx, input) => listShares(ctx, input, ports)),
    serve(removeShare, remove),
    serve(shareReviews, (ctx, input) => listShared(ctx, input, ports)),
    serve(answerShare, (ctx, input) => answerShared(ctx, input, ports)),
  ],
  seeds: shareSeeds,
});
