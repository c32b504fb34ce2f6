import { portalScreens } from '@banyan/contracts/account';
import type { ManageEntry, ReviewPart } from '@banyan/core-session';
import { Stamp } from 'lucide-react';

/** The review desk in the console's navigation, with the number of everything that waits there. */
export const reviewEntries = (parts: readonly ReviewPart[]): readonly ManageEntry[] => [
  {
    titleKey: 'review:title',
    path: portalScreens.review.path,
    order: 20,
    icon: Stamp,
    counter: () => parts.reduce((sum, { count }) => sum + (count?.() ?? 0), 0),
    refresh: () => parts.forEach((part) => void part.refresh?.()),
  },
];
