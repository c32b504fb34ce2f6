import type { Route } from '../http/serve.ts';
import { courseRoutes } from './course/course.routes.ts';
import { courseHomePorts } from './course/homePorts.ts';
import { enterpriseRoutes } from './enterprise/enterprise.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';

/** All calls that the server answers; modules are given to each other here, and only here. */
export const allRoutes: readonly Route[] = [
  ...sessionRoutes,
  ...enterpriseRoutes,
  ...homeRoutes(courseHomePorts),
  ...courseRoutes,
];
