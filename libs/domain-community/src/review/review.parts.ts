import type { ReviewPart } from '@banyan/core-session';
import { communityDomain } from '../community.domain.ts';
import type { CommunityModuleDeps } from '../community.environment.ts';
import { makeDeskStore } from './DeskStore.ts';

/** This domain's part of the review desk: posts that wait, and those reported. */
export function communityReviewParts(deps: CommunityModuleDeps): readonly ReviewPart[] {
  const desk = communityDomain.storeOf(deps, makeDeskStore);
  return [
    {
      key: 'community',
      titleKey: 'communityNav:desk',
      order: 50,
      load: () =>
        import('./CommunityDeskPage.tsx').then((part) => communityDomain.within(deps, part.CommunityDeskPage)),
      count: () => desk.count,
      refresh: () => desk.refresh(),
    },
  ];
}
