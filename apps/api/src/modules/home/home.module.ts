import type { ServerModule } from '../module.ts';
import type { HomePorts } from './home.ports.ts';
import { homeRoutes } from './home.routes.ts';

/** The home page; its data about courses and studies comes through its ports. */
export const homeModule = (ports: HomePorts): ServerModule => ({ routes: homeRoutes(ports) });
