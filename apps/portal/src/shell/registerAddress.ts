import { loginAddress } from '@banyan/contracts/account';
import type { Enterprise } from '@banyan/contracts/account';

/**
 * Address of a visitor's registration, if the enterprise allows it: the login screen for an enterprise with puborg 1,
 * the provider's own page otherwise. Null if registration is not possible.
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
