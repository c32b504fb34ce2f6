import type { ModuleDeps } from '../domains/ModuleDeps.ts';

/** Screens of accounts that can do nothing with the portal. */
export const quietAccount: ModuleDeps['account'] = {
  productName: 'Banyan',
  signOut: () => Promise.resolve(),
  reload: () => undefined,
};
