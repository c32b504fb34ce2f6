import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { announce } from '../../live/announce.ts';
import { users } from '../enterprise/enterprise.schema.ts';
import { balanceOf, correctPoints } from './points.service.ts';

/** What is wrong with somebody's points. */
export interface Correction {
  readonly account: string;
  /** Points that are missing; below zero: points that are too many. */
  readonly points: number;
  /** For the person whose points they are. */
  readonly reason: string;
}

/** How a correction ended: what can be spent afterwards, or why nothing was changed. */
export type Corrected =
  | { readonly done: true; readonly spendable: number }
  | { readonly done: false; readonly why: 'nobody' }
  | { readonly done: false; readonly why: 'short'; readonly spendable: number };

/** Puts somebody's points right by one more entry; their open pages show it at once. [MA-05] */
export async function correct(
  scope: TenantScope,
  { account, points, reason }: Correction,
  now: number,
): Promise<Corrected> {
  const [user] = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.account, account)));
  if (user === undefined) return { done: false, why: 'nobody' };
  const userId = user.id;
  const recorded = await correctPoints(scope, { userId, id: crypto.randomUUID(), note: reason }, points, now);
  const { spendable } = await balanceOf(scope, userId);
  if (recorded !== 'done') return { done: false, why: 'short', spendable };
  await announce(scope, { userId, event: { kind: 'user' } });
  return { done: true, spendable };
}
