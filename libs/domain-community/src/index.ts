export type { CommunityModuleDeps } from './community.environment.ts';
export { communityLinks } from './community.links.ts';
export { createCommunityModule } from './community.module.ts';
export { communityNav } from './community.navigation.ts';
export type { CommunityPorts } from './community.ports.ts';
