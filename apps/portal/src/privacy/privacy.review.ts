import type { HttpClient } from '@banyan/core-http';
import { apiOf, LateStore } from '@banyan/core-screen';
import type { ReviewPart } from '@banyan/core-session';
import { createElement } from 'react';

/** The portal's own part of the review desk: requests for deletion [SE-12]. */
export function privacyReviewParts(http: HttpClient): readonly ReviewPart[] {
  const desk = new LateStore(async () => {
    const [{ DeletionDeskStore }, { deletionDeskCalls }] = await Promise.all([
      import('./DeletionDeskStore.ts'),
      import('./privacyCalls.ts'),
    ]);
    return new DeletionDeskStore(apiOf(http, deletionDeskCalls));
  });
  return [
    {
      key: 'deletion',
      titleKey: 'privacyNav:desk',
      order: 90,
      async load() {
        const [{ DeletionDeskPage }, store] = await Promise.all([import('./DeletionDeskPage.tsx'), desk.bring()]);
        return () => createElement(DeletionDeskPage, { store });
      },
      count: () => desk.value?.waiting.value ?? 0,
      refresh: () => desk.tell((store) => store.refresh()),
    },
  ];
}
