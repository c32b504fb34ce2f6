import type { HttpClient } from '@banyan/core-http';
import { LateStore } from '@banyan/core-screen';
import type { DomainModule } from '@banyan/core-session';
import { createElement } from 'react';
import { outsiderMessages } from './outsiderMessages.ts';

/** What administrators see of people from outside: a part of the review desk [SE-08]. */
export const createOutsiderModule = (http: HttpClient): DomainModule => ({
  name: 'outsider',
  routes: [],
  messages: outsiderMessages,
  review() {
    const desk = new LateStore(() => import('./DeskStore.ts').then(({ DeskStore }) => new DeskStore(http)));
    return Promise.resolve([
      {
        key: 'outsiders',
        titleKey: 'review:visitors',
        order: 60,
        async load() {
          const [{ OutsiderDeskPage }, store] = await Promise.all([import('./OutsiderDeskPage.tsx'), desk.bring()]);
          return () => createElement(OutsiderDeskPage, { store });
        },
        count: () => desk.value?.count ?? 0,
        refresh: () => desk.tell((store) => store.refresh()),
      },
    ]);
  },
});
