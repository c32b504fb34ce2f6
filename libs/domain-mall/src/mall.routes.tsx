import { mallScreens } from '@banyan/contracts/mall';
import { screenRoutes, type ScreenRoute } from '@banyan/core-session';
import type { MallModuleDeps } from './mall.environment.ts';

/** This domain's rows of the route table. Pages and stores load with the first of its screens, not with the portal. */
export function mallRoutes(deps: MallModuleDeps): readonly ScreenRoute[] {
  return screenRoutes(
    mallScreens,
    {
      mall: () => import('./mall/MallPage.tsx').then(({ MallPage }) => MallPage),
      lottery: () => import('./lottery/LotteryPage.tsx').then(({ LotteryPage }) => LotteryPage),
      product: () => import('./product/ProductPage.tsx').then(({ ProductPage }) => ProductPage),
      points: () => import('./points/PointsPage.tsx').then(({ PointsPage }) => PointsPage),
      rankings: () => import('./ranking/RankingsPage.tsx').then(({ RankingsPage }) => RankingsPage),
      medals: () => import('./medals/MedalsPage.tsx').then(({ MedalsPage }) => MedalsPage),
    },
    () =>
      import('./mall.domain.ts').then(
        ({ mallDomain }) =>
          (Page) =>
            mallDomain.within(deps, Page),
      ),
  );
}
