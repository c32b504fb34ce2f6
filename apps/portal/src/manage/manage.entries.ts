import { portalScreens } from '@banyan/contracts/account';
import type { ManageEntry } from '@banyan/core-session';
import { Gauge } from 'lucide-react';

/** The console's first page in its navigation. */
export const manageEntries: readonly ManageEntry[] = [
  { titleKey: 'manage:title.overview', path: portalScreens.manage.path, order: 10, icon: Gauge },
];
