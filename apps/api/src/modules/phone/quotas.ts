import { ErrorCode } from '@banyan/contracts';
import { oneMore } from '../../db/oneMore.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { Refusal } from '../../http/refusal.ts';
import { phoneQuotas } from './phone.schema.ts';

/** So many in a window. */
export interface Quota {
  readonly subject: string;
  readonly most: number;
  readonly windowMs: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Pictures for one address: a whole company may stand behind it. */
export const sliderQuotas = (ip: string): readonly Quota[] => [{ subject: `slider ${ip}`, most: 300, windowMs: hour }];

/** Codes to one number, from one address, of one account. */
export function codeQuotas(phone: string, ip: string, userId: number | null): readonly Quota[] {
  const account = userId === null ? [] : [{ subject: `account ${userId}`, most: 10, windowMs: 24 * hour }];
  return [
    { subject: `minute ${phone}`, most: 1, windowMs: minute },
    { subject: `hour ${phone}`, most: 5, windowMs: hour },
    { subject: `day ${phone}`, most: 10, windowMs: 24 * hour },
    ...account,
    { subject: `address ${ip}`, most: 60, windowMs: hour },
  ];
}

/**
 * Takes one of each, or refuses and takes none: what is thrown in here rolls all of them back.
 */
export async function takeQuotas(scope: TenantScope, quotas: readonly Quota[], now: number): Promise<void> {
  for (const { most, subject, windowMs } of quotas) {
    const [row] = await scope.tx
      .insert(phoneQuotas)
      .values(scope.row(phoneQuotas, { subject, count: 1, since: new Date(now) }))
      .onConflictDoUpdate({
        target: [phoneQuotas.eid, phoneQuotas.subject],
        set: oneMore(phoneQuotas, { now, windowMs }),
      })
      .returning();
    if (row === undefined || row.count <= most) continue;
    const retryAfterS = Math.max(1, Math.ceil((row.since.getTime() + windowMs - now) / 1000));
    throw new Refusal(ErrorCode.loginTooFrequent, { reason: subject.split(' ')[0] ?? '', data: { retryAfterS } });
  }
}
