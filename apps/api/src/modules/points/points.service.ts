import { and, eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { users } from '../enterprise/enterprise.schema.ts';
import { pointsBalances, pointsEntries } from './points.schema.ts';

/** What points are given or taken for. */
export interface PointsReason {
  readonly userId: number;
  /** `<module>.<what for>`. */
  readonly rule: string;
  readonly source: { readonly type: string; readonly id: string };
}

/** `done`: written now. `already`: written before, nothing changed. `short`: there are too few points, nothing changed. */
export type Recorded = 'done' | 'already' | 'short';

/** Gives points, once for a rule and source. */
export function earnPoints(scope: TenantScope, reason: PointsReason, points: number, now: number): Promise<Recorded> {
  return record(scope, reason, { lifetime: amount(points), spendable: points }, now);
}

/** Takes points, once for a rule and source; never more than there are. */
export function spendPoints(scope: TenantScope, reason: PointsReason, points: number, now: number): Promise<Recorded> {
  return record(scope, reason, { lifetime: 0, spendable: -amount(points) }, now);
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
  { userId, rule, source }: PointsReason,
  change: Change,
  now: number,
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
  const spendable = balance.spendable + change.spendable;
  if (spendable < 0) return 'short';
  await tx.insert(pointsEntries).values(scope.row(pointsEntries, { ...entry, ...change, at: new Date(now) }));
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
