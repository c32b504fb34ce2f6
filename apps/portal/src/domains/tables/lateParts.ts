import type { AccountParts } from '@banyan/domain-account';

/** Parts of the portal and of accounts for other domains: each loads on request, not with a page. */
export const latePartsOf = (account: AccountParts) =>
  ({
    ...account,
    learnerMark: () => import('../../marks/LearnerMark.tsx').then(({ LearnerMark }) => LearnerMark),
  }) as const;
export type LateParts = ReturnType<typeof latePartsOf>;
