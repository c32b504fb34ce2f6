import type { ServerModule } from '../module.ts';
import type { CoursePorts } from './course.ports.ts';
import { addFirstCourse } from '@banyan/contracts/course';
import { serveManaged } from '../../platform/serveManaged.ts';
import { addOne } from './firstCourse.service.ts';
import { courseRoutes, portRoutes } from './course.routes.ts';
import { courseSeeds } from './seed/steps.ts';
import { coursePersonal } from './course.personal.ts';

export const courseModule = (ports: CoursePorts): ServerModule => ({
  personal: coursePersonal,
  routes: [...courseRoutes, ...portRoutes(ports), serveManaged(addFirstCourse, addOne)],
  seeds: courseSeeds,
});
