import type { ServerModule } from '../module.ts';
import type { CommunityPorts } from './community.ports.ts';
import { communityRoutes } from './community.routes.ts';
import { communitySeeds } from './seed/community.seed.ts';
import { communityPersonal } from './community.personal.ts';

/** The community: topics, questions, what is said about them, and the desk that approves. */
export const communityModule = (ports: CommunityPorts): ServerModule => ({
  personal: communityPersonal,
  routes: communityRoutes(ports),
  seeds: communitySeeds(ports),
});
