import type { ServerModule } from '../module.ts';
import type { CommunityPorts } from './community.ports.ts';
import { communityRoutes } from './community.routes.ts';
import { communitySeeds } from './seed/community.seed.ts';
import { communityPersonal } from './community.personal.ts';

/** The community: topics, questions, comments, and the approval desk. */
export const communityModule = (ports: CommunityPorts): ServerModule => ({
  personal: communityPersonal,
  routes: communityRoutes(ports),
  seeds: communitySeeds(ports),
});
