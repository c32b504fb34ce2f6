import type { ServerModule } from '../module.ts';
import type { HomePorts } from './home.ports.ts';
import { homeRoutes } from './home.routes.ts';

/** The home page; what it shows of courses and studies comes through its ports. */
export const homeModule = (ports: HomePorts): ServerModule => ({ routes: homeRoutes(ports) });
