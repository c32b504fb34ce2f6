import type { CertificateState } from '@banyan/contracts/training';
import type { Tone } from '@banyan/ui';

/** Tone of a state; its words say it as well. */
export const certificateTone: Readonly<Record<CertificateState, Tone>> = {
  valid: 'ok',
  expiring: 'warn',
  expired: 'neutral',
  revoked: 'danger',
};

const DAY_MS = 86_400_000;

/** Whole days until a moment, at least 0. */
export const daysTo = (moment: number, now: number) => Math.max(0, Math.ceil((moment - now) / DAY_MS));

/** Share of a validity that is left, 0 to 1; 1 for a certificate that never expires. */
export function shareLeft(
  { issuedAt, expiresAt }: { readonly issuedAt: number; readonly expiresAt: number | null },
  now: number,
): number {
  if (expiresAt === null || expiresAt <= issuedAt) return 1;
  return Math.min(1, Math.max(0, (expiresAt - now) / (expiresAt - issuedAt)));
}
