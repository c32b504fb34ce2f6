import type { HttpClient } from '@banyan/core-http';
import type { ReviewPart } from '@banyan/core-session';
import { createElement } from 'react';
import { DeskStore } from './DeskStore.ts';

/** The administrators' view of outsiders. */
export function outsiderReviewParts(http: HttpClient): readonly ReviewPart[] {
  const store = new DeskStore(http);
  return [
    {
      key: 'outsiders',
      titleKey: 'review:visitors',
      order: 60,
      async load() {
        const { OutsiderDeskPage } = await import('./OutsiderDeskPage.tsx');
        return () => createElement(OutsiderDeskPage, { store });
      },
      count: () => store.count,
      refresh: () => store.refresh(),
    },
  ];
}
