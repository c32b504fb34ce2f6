import { eq } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { announce } from '../../live/announce.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import type { CorrectionPorts } from './points.ports.ts';
import { balanceOf, correctPoints } from './points.service.ts';

/** A correction of a person's points. */
export interface Correction {
  readonly account: string;
  /** Missing points; below zero: surplus points. */
  readonly points: number;
  /** Shown to the person whose points they are. */
  readonly reason: string;
  /** Day of the fault, in the enterprise's zone: rankings of its week, month and year change. Defaults to today. */
  readonly day?: string;
}

/** Result of a correction: the balance afterwards, or why nothing was changed. */
export type Corrected =
  | { readonly done: true; readonly spendable: number }
  | { readonly done: false; readonly why: 'nobody' | 'later' }
  | { readonly done: false; readonly why: 'short'; readonly spendable: number };

/**
 * Corrects a person's points by one more entry, and the rankings of the day to which they belonged; their open pages
 * show it at once.
 */
export async function correct(
  scope: TenantScope,
  { account, points, reason, ...wrong }: Correction,
  now: number,
  { given }: CorrectionPorts,
): Promise<Corrected> {
  const [user] = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.account, account)));
  if (user === undefined) return { done: false, why: 'nobody' };
  const userId = user.id;
  const today = dayOf(now, (await loadEnterprise(scope)).timeZone);
  const { day = today } = wrong;
  if (day > today) return { done: false, why: 'later' };
  const id = crypto.randomUUID();
  const recorded = await correctPoints(scope, { userId, id, note: reason }, points, now);
  const { spendable } = await balanceOf(scope, userId);
  if (recorded !== 'done') return { done: false, why: 'short', spendable };
  await given(scope, { userId, source: `points.corrected correction ${id}`, points, day }, now);
  await announce(scope, { userId, event: { kind: 'user' } });
  return { done: true, spendable };
}
