import type { AccountParts } from '@banyan/domain-account';

/** Parts that domains show of the portal and of accounts: each comes when one is asked for, and not with a page. */
export const latePartsOf = (account: AccountParts) =>
  ({
    ...account,
    learnerMark: () => import('../../marks/LearnerMark.tsx').then(({ LearnerMark }) => LearnerMark),
  }) as const;
export type LateParts = ReturnType<typeof latePartsOf>;
