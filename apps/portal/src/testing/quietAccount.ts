import type { ModuleDeps } from '../domains/ModuleDeps.ts';

/** Ports of the account domain that do nothing. */
export const quietAccount: ModuleDeps['account'] = {
  productName: 'Banyan',
  registerUrl: '',
  signOut: () => Promise.resolve(),
  reload: () => undefined,
};
