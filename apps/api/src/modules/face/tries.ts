import { faceTriesMs, mostFaceTries } from '@banyan/contracts/account';
import { and, eq } from 'drizzle-orm';
import { oneMore } from '../../db/oneMore.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { faceTries } from './face.schema.ts';
import { refused } from './refuse.ts';

type Kind = (typeof faceTries.$inferSelect)['kind'];

const own = (userId: number, kind: Kind) => and(eq(faceTries.userId, userId), eq(faceTries.kind, kind));

/** End of the pause for attempts, epoch ms; null: there is none. */
export async function waitUntil(scope: TenantScope, userId: number, kind: Kind, now: number): Promise<number | null> {
  const [row] = await scope.tx
    .select()
    .from(faceTries)
    .where(scope.only(faceTries, own(userId, kind)))
    // Simultaneous attempts are counted one after the other.
    .for('update');
  if (row === undefined) return null;
  const over = row.since.getTime() + faceTriesMs;
  return over > now && row.count >= mostFaceTries ? over : null;
}

/** Refuses another attempt after too many failed ones. */
export async function refuseGuessing(scope: TenantScope, userId: number, kind: Kind, now: number): Promise<void> {
  const until = await waitUntil(scope, userId, kind, now);
  if (until !== null) throw refused('tries', Math.ceil((until - now) / 1000));
}

/** Counts a failed attempt; returns how many are left. */
export async function countFailed(scope: TenantScope, userId: number, kind: Kind, now: number): Promise<number> {
  const [row] = await scope.tx
    .insert(faceTries)
    .values(scope.row(faceTries, { userId, kind, count: 1, since: new Date(now) }))
    .onConflictDoUpdate({
      target: [faceTries.eid, faceTries.userId, faceTries.kind],
      set: oneMore(faceTries, { now, windowMs: faceTriesMs }),
    })
    .returning({ count: faceTries.count });
  return Math.max(0, mostFaceTries - (row?.count ?? 0));
}

/** A success clears the earlier failures. */
export async function clearTries(scope: TenantScope, userId: number, kind: Kind): Promise<void> {
  await scope.tx.delete(faceTries).where(scope.only(faceTries, own(userId, kind)));
}
