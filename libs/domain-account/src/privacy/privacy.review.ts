import type { HttpClient } from '@banyan/core-http';
import { apiOf } from '@banyan/core-screen';
import type { ReviewPart } from '@banyan/core-session';
import { createElement } from 'react';
import { DeletionDeskStore } from './DeletionDeskStore.ts';
import { deletionDeskCalls } from '../api/privacyCalls.ts';

/** The portal's own part of the review desk: requests for deletion. */
export function privacyReviewParts(http: HttpClient): readonly ReviewPart[] {
  const store = new DeletionDeskStore(apiOf(http, deletionDeskCalls));
  return [
    {
      key: 'deletion',
      titleKey: 'privacyNav:desk',
      order: 90,
      async load() {
        const { DeletionDeskPage } = await import('./DeletionDeskPage.tsx');
        return () => createElement(DeletionDeskPage, { store });
      },
      count: () => store.waiting.value ?? 0,
      refresh: () => store.refresh(),
    },
  ];
}
