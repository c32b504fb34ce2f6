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
    const [{ DeskStore }, { OutsiderDeskPage }] = await Promise.all([
      import('./DeskStore.ts'),
      import('./OutsiderDeskPage.tsx'),
    ]);
    const desk = new DeskStore(http);
    return [
      {
        key: 'outsiders',
        titleKey: 'outsider:desk.tab',
        order: 60,
        Part: () => createElement(OutsiderDeskPage, { store: desk }),
        count: () => desk.count,
        refresh: () => desk.refresh(),
      },
    ];
  },
});
