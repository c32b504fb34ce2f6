import type { ServerModule } from '../module.ts';
import type { CoursePorts } from './course.ports.ts';
import { courseRoutes, presenceRoutes } from './course.routes.ts';
import { courseSeeds } from './seed/steps.ts';
import { coursePersonal } from './course.personal.ts';

export const courseModule = (ports: CoursePorts): ServerModule => ({
  personal: coursePersonal,
  routes: [...courseRoutes, ...presenceRoutes(ports)],
  seeds: courseSeeds,
});
