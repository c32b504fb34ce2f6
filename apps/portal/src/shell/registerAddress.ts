import { loginAddress } from '@banyan/contracts/account';
import type { Enterprise } from '@banyan/contracts/account';

/**
 * Where a visitor registers: only where the enterprise has it on; on the login screen for an enterprise with
 * puborg 1, on the provider's own page otherwise. Null where there is no way to register.
 */
export function registerAddress(
  enterprise: Pick<Enterprise, 'showUserRegister' | 'puborg'> | null,
  providerUrl: string,
  here: string,
): string | null {
  if (enterprise?.showUserRegister !== 'Y') return null;
  if (enterprise.puborg === 1) return loginAddress(here, true);
  return /^https?:\/\//i.test(providerUrl) ? providerUrl : null;
}
