import type { ServerModule } from '../module.ts';
import type { CoursePorts } from './course.ports.ts';
import { manageRoutes } from './manage/manage.routes.ts';
import { courseRoutes, portRoutes } from './course.routes.ts';
import { courseSeeds } from './seed/steps.ts';
import { coursePersonal } from './course.personal.ts';

export const courseModule = (ports: CoursePorts): ServerModule => ({
  personal: coursePersonal,
  routes: [...courseRoutes, ...portRoutes(ports), ...manageRoutes(ports)],
  seeds: courseSeeds,
});
