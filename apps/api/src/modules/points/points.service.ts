import { and, eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { users } from '../enterprise/enterprise.schema.ts';
import { pointsBalances, pointsEntries } from './points.schema.ts';
import { roomToday } from './today.ts';

/** What points are given or taken for. */
export interface PointsReason {
  readonly userId: number;
  /** `<module>.<what for>`. */
  readonly rule: string;
  readonly source: { readonly type: string; readonly id: string };
}

/**
 * `done`: written now. `already`: written before, nothing changed. `short`: there are too few points, nothing changed.
 * `limited`: the rule gives no more today, or there is nothing to take; nothing changed.
 */
export type Recorded = 'done' | 'already' | 'short' | 'limited';

/** Gives points, once for a rule and source. Answers how many: fewer than asked where the rule's limit of the day is near. */
export async function givePoints(
  scope: TenantScope,
  reason: PointsReason,
  points: number,
  now: number,
): Promise<{ readonly recorded: Recorded; readonly points: number }> {
  amount(points);
  let given = 0;
  const recorded = await record(scope, reason, now, async () => {
    given = Math.min(points, await roomToday(scope, reason, now));
    return { lifetime: given, spendable: given };
  });
  return { recorded, points: recorded === 'done' ? given : 0 };
}

/** Gives points, once for a rule and source. */
export async function earnPoints(
  scope: TenantScope,
  reason: PointsReason,
  points: number,
  now: number,
): Promise<Recorded> {
  return (await givePoints(scope, reason, points, now)).recorded;
}

/** Takes points, once for a rule and source; never more than there are. */
export function spendPoints(scope: TenantScope, reason: PointsReason, points: number, now: number): Promise<Recorded> {
  amount(points);
  return takePoints(scope, reason, now, () => Promise.resolve(points));
}

/** Takes points, once for a rule and source; how many is asked once nobody else can change them any more. */
export function takePoints(
  scope: TenantScope,
  reason: PointsReason,
  now: number,
  howMany: () => Promise<number>,
): Promise<Recorded> {
  return record(scope, reason, now, async () => ({ lifetime: 0, spendable: -(await howMany()) }));
}

/**
 * Lets nobody else change the points of these people until the transaction ends. In one order for everyone, so that two
 * who give each other points never wait for each other.
 */
export async function holdBalances(scope: TenantScope, userIds: readonly number[]): Promise<void> {
  const { tx } = scope;
  for (const userId of [...new Set(userIds)].sort((one, other) => one - other)) {
    await tx.insert(pointsBalances).values(scope.row(pointsBalances, { userId })).onConflictDoNothing();
    await tx
      .select({ userId: pointsBalances.userId })
      .from(pointsBalances)
      .where(scope.only(pointsBalances, eq(pointsBalances.userId, userId)))
      .for('update');
  }
}

/** Gives spent points back, once for a rule and source: nothing more was earned by it. */
export function returnPoints(scope: TenantScope, reason: PointsReason, points: number, now: number): Promise<Recorded> {
  const change = { lifetime: 0, spendable: amount(points) };
  return record(scope, reason, now, () => Promise.resolve(change));
}

/**
 * Adds or takes (below zero) points that were wrong: as they should never have been earned, or should have been, both sums
 * change. Never more is taken than can be spent. [MA-05]
 */
export function correctPoints(
  scope: TenantScope,
  { userId, id, note }: { readonly userId: number; readonly id: string; readonly note: string },
  points: number,
  now: number,
): Promise<Recorded> {
  amount(Math.abs(points));
  const reason = { userId, rule: 'points.corrected', source: { type: 'correction', id }, note };
  return record(scope, reason, now, () => Promise.resolve({ lifetime: points, spendable: points }));
}

/** Somebody's points: ever earned, and still there to be spent. */
export async function balanceOf(
  scope: TenantScope,
  userId: number,
): Promise<{ readonly lifetime: number; readonly spendable: number }> {
  const [balance] = await scope.tx
    .select({ lifetime: pointsBalances.lifetime, spendable: pointsBalances.spendable })
    .from(pointsBalances)
    .where(scope.only(pointsBalances, eq(pointsBalances.userId, userId)));
  return balance ?? { lifetime: 0, spendable: 0 };
}

function amount(points: number): number {
  if (!Number.isSafeInteger(points) || points <= 0) throw new RangeError(`no number of points: ${points}`);
  return points;
}

interface Change {
  readonly lifetime: number;
  readonly spendable: number;
}

/** Entry and sums in the transaction of `scope`. The lock on the sums lets changes of one person come one by one. */
async function record(
  scope: TenantScope,
  { userId, rule, source, note = '' }: PointsReason & { readonly note?: string },
  now: number,
  changeOf: () => Promise<Change>,
): Promise<Recorded> {
  const { tx } = scope;
  const own = eq(pointsBalances.userId, userId);
  await tx.insert(pointsBalances).values(scope.row(pointsBalances, { userId })).onConflictDoNothing();
  const [balance] = await tx.select().from(pointsBalances).where(scope.only(pointsBalances, own)).for('update');
  if (balance === undefined) throw new Error('no balance');
  const entry = { userId, rule, sourceType: source.type, sourceId: source.id };
  const written = await tx
    .select({ id: pointsEntries.id })
    .from(pointsEntries)
    .where(
      scope.only(
        pointsEntries,
        and(
          eq(pointsEntries.userId, userId),
          eq(pointsEntries.rule, rule),
          eq(pointsEntries.sourceType, source.type),
          eq(pointsEntries.sourceId, source.id),
        ),
      ),
    );
  if (written.length > 0) return 'already';
  const change = await changeOf();
  if (change.lifetime === 0 && change.spendable === 0) return 'limited';
  const spendable = balance.spendable + change.spendable;
  if (spendable < 0) return 'short';
  await tx.insert(pointsEntries).values(scope.row(pointsEntries, { ...entry, ...change, note, at: new Date(now) }));
  await tx
    .update(pointsBalances)
    .set({ spendable, lifetime: sql`${pointsBalances.lifetime} + ${change.lifetime}` })
    .where(scope.only(pointsBalances, own));
  await tx
    .update(users)
    .set({ score: spendable })
    .where(scope.only(users, eq(users.id, userId)));
  return 'done';
}
