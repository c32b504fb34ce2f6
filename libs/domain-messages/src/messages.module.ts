import type { DomainModule } from '@banyan/core-session';
import type { MessagesModuleDeps } from './messages.environment.ts';
import { messagesRoutes } from './messages.routes.tsx';
import { messagesSearch } from './messages.search.ts';

/** The messages domain. */
export function createMessagesModule(deps: MessagesModuleDeps): DomainModule {
  return {
    name: 'messages',
    routes: messagesRoutes(deps),
    messages: {
      zh: () => import('./i18n/zh.ts'),
      en: () => import('./i18n/en.ts'),
      zh_tw: () => import('./i18n/zh_tw.ts'),
      zh_hk: () => import('./i18n/zh_hk.ts'),
    },
    search: () => Promise.resolve(messagesSearch(deps)),
  };
}
