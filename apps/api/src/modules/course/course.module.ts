import type { ServerModule } from '../module.ts';
import { courseRoutes } from './course.routes.ts';
import { courseSeeds } from './seed/steps.ts';

export const courseModule: ServerModule = { routes: courseRoutes, seeds: courseSeeds };
