import { ErrorCode } from '@banyan/contracts';
import { type CodeUse } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import type { StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { secondsUntil, take, type Limit } from '../../limits/take.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Pictures for one address: it may be that of a whole company. */
export const sliderQuotas = (ip: string): readonly Limit[] => [{ subject: `slider ${ip}`, most: 300, windowMs: hour }];

/** The asker of a code, and its target. */
interface Asked {
  readonly purpose: CodeUse;
  /** International form. */
  readonly phone: string;
  /** Of codes requested after a login. */
  readonly userId: number | null;
  /** The owner of the number has logged in from this browser before. */
  readonly known: boolean;
}

/** Limits of codes of one asker to one number. */
const usual = (whose: string): readonly Limit[] => [
  { subject: `${whose} minute`, most: 1, windowMs: minute },
  { subject: `${whose} hour`, most: 5, windowMs: hour },
  { subject: `${whose} day`, most: 10, windowMs: day },
];

/**
 * Codes are counted by asker and number first, each purpose apart: requests of strangers take nothing from others. All
 * strangers together are limited too, so that nobody's phone is flooded from many addresses; the browsers of the
 * number's owner have codes of their own, which nobody else can use up.
 */
export function codeQuotas(
  { purpose, phone, userId, known }: Asked,
  { digest, viewer }: Pick<StepContext, 'digest' | 'viewer'>,
): readonly Limit[] {
  const number = Buffer.from(digest(`number ${viewer.eid} ${phone}`))
    .toString('base64url')
    .slice(0, 22);
  const to = `code ${purpose} ${number}`;
  const address = { subject: `codes ${viewer.ip}`, most: 60, windowMs: hour };
  if (known) return usual(`${to} owner`);
  if (userId !== null) {
    return [...usual(`${to} user ${userId}`), { subject: `codes user ${userId}`, most: 10, windowMs: day }, address];
  }
  return [
    ...usual(`${to} ${viewer.ip}`),
    { subject: `${to} strangers hour`, most: 8, windowMs: hour },
    { subject: `${to} strangers day`, most: 20, windowMs: day },
    address,
  ];
}

/** Takes one of each, or refuses and takes none: throwing in here rolls all of them back. */
export async function takeQuotas(scope: TenantScope, quotas: readonly Limit[], now: number): Promise<void> {
  const reached = await take(scope, quotas, now);
  if (reached === null) return;
  const retryAfterS = secondsUntil(reached.opensAt, now);
  throw new Refusal(ErrorCode.loginTooFrequent, { reason: 'codes', data: { retryAfterS } });
}
