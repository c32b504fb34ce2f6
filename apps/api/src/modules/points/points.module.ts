import { pointsEntries, pointsHome, sevenSign, signToday } from '@banyan/contracts/mall';
import { serve } from '../../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { auditPoints } from './audit.job.ts';
import { clearPoints } from './clearing.job.ts';
import { listEntries, readPointsHome } from './home.service.ts';
import { pointsHandlers } from './points.effects.ts';
import type { PointsPorts } from './points.ports.ts';
import { readSignDays, sign } from './sign.service.ts';
import { pointsPersonal } from './points.personal.ts';

/** The ledger of points, signing in, and tasks that earn more. */
export const pointsModule = (ports: PointsPorts): ServerModule => ({
  personal: pointsPersonal,
  routes: [
    serve(pointsHome, readPointsHome),
    serve(pointsEntries, (ctx, input) => listEntries(ctx, input, ports)),
    serve(sevenSign, readSignDays),
    serve(signToday, sign),
  ],
  jobs: [auditPoints, clearPoints],
  handlers: pointsHandlers(ports),
});
