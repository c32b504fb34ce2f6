import { ErrorCode, type CallInput } from '@banyan/contracts';
import { type Deletion, type DeletionRefusal, type askDeletion } from '@banyan/contracts/account';
import { desc, eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { deletionRequests, type DeletionRow } from './privacy.schema.ts';

type Ctx = CallContext<Learner>;

export const refused = (refusal: DeletionRefusal) => new Refusal(ErrorCode.deletionRefused, { data: { refusal } });

/** A request as its owner sees it. */
export const deletionOf = (row: DeletionRow): Deletion => ({
  id: row.id,
  state: row.state,
  reason: row.reason,
  askedAt: row.askedAt.getTime(),
  reply: row.reply,
  decidedAt: row.decidedAt?.getTime() ?? null,
});

/** The learner's latest request. */
export async function lastDeletion({ scope, viewer }: Ctx): Promise<DeletionRow | undefined> {
  const [row] = await scope.tx
    .select()
    .from(deletionRequests)
    .where(scope.only(deletionRequests, eq(deletionRequests.userId, viewer.userId)))
    .orderBy(desc(deletionRequests.askedAt), desc(deletionRequests.id))
    .limit(1);
  return row;
}

/** Requests the erasure; refused while a request waits. */
export async function ask(ctx: Ctx, { reason }: CallInput<typeof askDeletion>): Promise<Deletion> {
  const { now, scope, viewer } = ctx;
  const [made] = await scope.tx
    .insert(deletionRequests)
    .values(
      scope.row(deletionRequests, {
        userId: viewer.userId,
        state: 'waiting' as const,
        reason: reason.trim(),
        askedAt: new Date(now()),
      }),
    )
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) await takeAct(ctx, 'submission');
  const row = made ?? (await lastDeletion(ctx));
  if (row === undefined) throw new Error('the request was not kept');
  return deletionOf(row);
}

/** Withdraws the waiting request. Refused when it is decided by now. */
export async function withdraw({ now, scope, viewer }: Ctx): Promise<Deletion> {
  const [row] = await scope.tx
    .update(deletionRequests)
    .set({ state: 'withdrawn', decidedAt: new Date(now()) })
    .where(
      scope.only(deletionRequests, eq(deletionRequests.userId, viewer.userId), eq(deletionRequests.state, 'waiting')),
    )
    .returning();
  if (row === undefined) throw refused('settled');
  return deletionOf(row);
}
