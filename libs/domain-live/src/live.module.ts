import type { DomainModule } from '@banyan/core-session';
import type { LiveModuleDeps } from './live.environment.ts';
import { liveRoutes } from './live.routes.tsx';

/** Creates the live domain: live rooms and meetings. */
export function createLiveModule(deps: LiveModuleDeps): DomainModule {
  return {
    name: 'live',
    routes: liveRoutes(deps),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    homeRow: () =>
      Promise.all([import('./live.domain.ts'), import('./room/rooms/OpenRoomsRow.tsx')]).then(
        ([{ liveDomain }, { OpenRoomsRow }]) => liveDomain.within(deps, OpenRoomsRow),
      ),
    manage: () => import('./live.manage.ts').then(({ liveManage }) => liveManage(deps)),
  };
}
