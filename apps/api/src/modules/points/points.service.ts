import { and, asc, eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { pointsBalances, pointsEntries } from './points.schema.ts';
import { earnedToday, roomToday } from './today.ts';

/** Reason for giving or taking points. */
export interface PointsReason {
  readonly userId: number;
  /** `<module>.<purpose>`. */
  readonly rule: string;
  readonly source: { readonly type: string; readonly id: string };
}

/**
 * `done`: written now. `already`: written before, nothing changed. `short`: too few points, nothing changed. `limited`:
 * the rule gives no more today, or there is nothing to take; nothing changed.
 */
export type Recorded = 'done' | 'already' | 'short' | 'limited';

/** Gives points, once for a rule and source. Returns how many: fewer than asked near the rule's limit of the day. */
export async function givePoints(
  scope: TenantScope,
  reason: PointsReason,
  points: number,
  now: number,
): Promise<{ readonly recorded: Recorded; readonly points: number }> {
  amount(points);
  let given = 0;
  const recorded = await record(scope, reason, now, async ({ held }) => {
    given = Math.min(points, await roomToday(scope, reason, now));
    // Points that could not be revoked, because they were spent, are not given a second time.
    return { lifetime: given, spendable: Math.max(0, given - held) };
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

/** Points that colleagues give each other. */
const fromColleagues = ['community.best', 'reward.received'];
/** Most of them that count as earned on a day: two who hand the same points to and fro would earn without end. */
const earnedFromColleagues = 100;

/** Passes on a colleague's points, once for a rule and source: all of them can be spent, those of a day's limit count as earned. */
export function receivePoints(
  scope: TenantScope,
  reason: PointsReason,
  points: number,
  now: number,
): Promise<Recorded> {
  amount(points);
  return record(scope, reason, now, async () => {
    const today = await earnedToday(scope, reason.userId, now);
    const earned = fromColleagues.reduce((sum, rule) => sum + (today.get(rule) ?? 0), 0);
    return { lifetime: Math.min(points, Math.max(0, earnedFromColleagues - earned)), spendable: points };
  });
}

/** Takes points, once for a rule and source; never more than the balance. */
export function spendPoints(scope: TenantScope, reason: PointsReason, points: number, now: number): Promise<Recorded> {
  amount(points);
  return takePoints(scope, reason, now, () => Promise.resolve(points));
}

/** Takes points, once for a rule and source; the amount is computed after nobody else can change them any more. */
export function takePoints(
  scope: TenantScope,
  reason: PointsReason,
  now: number,
  howMany: () => Promise<number>,
): Promise<Recorded> {
  return record(scope, reason, now, async () => ({ lifetime: 0, spendable: -(await howMany()) }));
}

/**
 * Revokes the points of a rule for a source, until it gives them again: they were never earned. Spent points stay
 * spent, the balance never falls below zero. Returns when they were given; null when none were.
 */
export async function takeBackPoints(scope: TenantScope, reason: PointsReason, now: number): Promise<Date | null> {
  let givenAt: Date | null = null;
  await record(
    scope,
    reason,
    now,
    ({ last, spendable }) => {
      if (last === undefined) throw new Error('nothing was given');
      givenAt = last.at;
      return Promise.resolve({ lifetime: -last.lifetime, spendable: -Math.min(last.spendable, spendable) });
    },
    'back',
  );
  return givenAt;
}

/**
 * Locks the points of these people until the transaction ends. In one order for everyone, so that two people who give
 * each other points never deadlock.
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

/** Returns spent points, once for a rule and source: nothing more was earned by it. */
export function returnPoints(scope: TenantScope, reason: PointsReason, points: number, now: number): Promise<Recorded> {
  const change = { lifetime: 0, spendable: amount(points) };
  return record(scope, reason, now, () => Promise.resolve(change));
}

/** Adds or (below zero) takes points as a correction, which changes both sums. Never takes more than can be spent. */
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

/** A person's points: ever earned, and left to spend. */
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

/** State before a change. */
interface Before {
  /** Points to spend. */
  readonly spendable: number;
  /** Points left of this rule and source. */
  readonly held: number;
  readonly last: typeof pointsEntries.$inferSelect | undefined;
}

interface Change {
  readonly lifetime: number;
  readonly spendable: number;
}

/** Writes an entry and the sums; `back`: revokes the points of this rule and source. Locks the person's sums. */
async function record(
  scope: TenantScope,
  { userId, rule, source, note = '' }: PointsReason & { readonly note?: string },
  now: number,
  changeOf: (before: Before) => Promise<Change>,
  way: 'on' | 'back' = 'on',
): Promise<Recorded> {
  const { tx } = scope;
  const own = eq(pointsBalances.userId, userId);
  await tx.insert(pointsBalances).values(scope.row(pointsBalances, { userId })).onConflictDoNothing();
  const [balance] = await tx.select().from(pointsBalances).where(scope.only(pointsBalances, own)).for('update');
  if (balance === undefined) throw new Error('no balance');
  const entry = { userId, rule, sourceType: source.type, sourceId: source.id };
  const written = await tx
    .select()
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
    )
    .orderBy(asc(pointsEntries.turn));
  const turn = written.length;
  if ((turn % 2 === 0) !== (way === 'on')) return 'already';
  const held = written.reduce((sum, one) => sum + one.spendable, 0);
  const change = await changeOf({ spendable: balance.spendable, held, last: written.at(-1) });
  if (change.lifetime === 0 && change.spendable === 0) return 'limited';
  const spendable = balance.spendable + change.spendable;
  if (spendable < 0) return 'short';
  await tx
    .insert(pointsEntries)
    .values(scope.row(pointsEntries, { ...entry, ...change, turn, note, at: new Date(now) }));
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
