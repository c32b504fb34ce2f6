import { defineDomain, type DomainEnvironment } from '@banyan/core-screen/views';
import type { CommunityEnvironment, CommunityModuleDeps } from './community.environment.ts';
import type { CommunityPorts } from './community.ports.ts';

/** The context of this domain's screens. */
export const communityDomain = defineDomain<
  CommunityPorts,
  CommunityModuleDeps,
  Omit<CommunityEnvironment, keyof DomainEnvironment>
>('community', (_, { uploader }) => ({ uploader }));
