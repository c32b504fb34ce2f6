import type { pkScreens } from '@banyan/contracts/exam';
import type { ScreenPages } from '@banyan/core-session';

/** Pages of quiz battles. */
export const pkPages: ScreenPages<typeof pkScreens> = {
  pk: () => import('./hall/PkPage.tsx').then(({ PkPage }) => PkPage),
  pkBattle: () => import('./battle/PkBattlePage.tsx').then(({ PkBattlePage }) => PkBattlePage),
  pkHeroes: () => import('./heroes/PkHeroesPage.tsx').then(({ PkHeroesPage }) => PkHeroesPage),
};
