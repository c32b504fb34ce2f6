import type { ServerModule } from '../module.ts';
import { auditPoints } from './audit.job.ts';
import { pointsHandlers } from './points.effects.ts';

export const pointsModule: ServerModule = { routes: [], jobs: [auditPoints], handlers: pointsHandlers };
