import type { ReviewPart } from '@banyan/core-session';
import { mallDomain } from '../mall.domain.ts';
import type { MallModuleDeps } from '../mall.environment.ts';
import { makeMallDeskStore } from './MallDeskStore.ts';

/** This domain's part of the review desk: parcels to send, returns to take. */
export function mallReviewParts(deps: MallModuleDeps): readonly ReviewPart[] {
  const desk = mallDomain.storeOf(deps, makeMallDeskStore);
  return [
    {
      key: 'mall',
      titleKey: 'mallNav:desk',
      order: 80,
      load: () => import('./MallDeskPage.tsx').then((part) => mallDomain.within(deps, part.MallDeskPage)),
      count: () => desk.count,
      refresh: () => desk.refresh(),
    },
  ];
}
