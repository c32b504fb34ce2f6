import { LateStore } from '@banyan/core-screen';
import type { ReviewPart } from '@banyan/core-session';
import { communityDomain } from '../community.domain.ts';
import type { CommunityModuleDeps } from '../community.environment.ts';

/** This domain's part of the review desk: posts that wait, and what was reported [CM-04]. */
export function communityReviewParts(deps: CommunityModuleDeps): readonly ReviewPart[] {
  const desk = new LateStore(() =>
    import('./DeskStore.ts').then((part) => communityDomain.storeOf(deps, part.makeDeskStore)),
  );
  return [
    {
      key: 'community',
      titleKey: 'communityNav:desk',
      order: 50,
      load: () =>
        import('./CommunityDeskPage.tsx').then((part) => communityDomain.within(deps, part.CommunityDeskPage)),
      count: () => desk.value?.count ?? 0,
      refresh: () => desk.tell((store) => store.refresh()),
    },
  ];
}
