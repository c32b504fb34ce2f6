import type { HttpClient } from '@banyan/core-http';
import type { DomainModule } from '@banyan/core-session';
import { createElement } from 'react';
import { outsiderMessages } from './outsiderMessages.ts';

/** What administrators see of people from outside: a part of the review desk [SE-08]. */
export const createOutsiderModule = (http: HttpClient): DomainModule => ({
  name: 'outsider',
  routes: [],
  messages: outsiderMessages,
  async review() {
    const { DeskStore } = await import('./DeskStore.ts');
    const desk = new DeskStore(http);
    return [
      {
        key: 'outsiders',
        titleKey: 'review:visitors',
        order: 60,
        load: () =>
          import('./OutsiderDeskPage.tsx').then((part) => () => createElement(part.OutsiderDeskPage, { store: desk })),
        count: () => desk.count,
        refresh: () => desk.refresh(),
      },
    ];
  },
});
