import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { likesAMinute, type likePoint } from '@banyan/contracts/talent';
import { and, eq, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { talentLikeRates, talentLikes, talentPosts } from './talent.schema.ts';

const minuteMs = 60_000;

/** Counts a change in the minute under way; too many are refused. */
async function count({ scope, viewer, now }: CallContext<Learner>): Promise<void> {
  const at = new Date(now());
  const begun = sql`${talentLikeRates.since} <= ${new Date(now() - minuteMs).toISOString()}::timestamptz`;
  const [rate] = await scope.tx
    .insert(talentLikeRates)
    .values(scope.row(talentLikeRates, { userId: viewer.userId, since: at, changes: 1 }))
    .onConflictDoUpdate({
      target: [talentLikeRates.eid, talentLikeRates.userId],
      set: {
        changes: sql`case when ${begun} then 1 else ${talentLikeRates.changes} + 1 end`,
        since: sql`case when ${begun} then ${at.toISOString()}::timestamptz else ${talentLikeRates.since} end`,
      },
    })
    .returning({ changes: talentLikeRates.changes });
  if ((rate?.changes ?? 0) > likesAMinute) throw new Refusal(ErrorCode.likeTooOften);
}

/** Likes a point of the map, or no longer. An unchanged like is no change. */
export async function like(
  ctx: CallContext<Learner>,
  { id, like: wanted }: CallInput<typeof likePoint>,
): Promise<CallOutput<typeof likePoint>> {
  const { scope, viewer } = ctx;
  const [post] = await scope.tx
    .select({ id: talentPosts.id })
    .from(talentPosts)
    .where(scope.only(talentPosts, eq(talentPosts.id, id)));
  if (post === undefined) throw new Refusal(ErrorCode.notFound);
  const own = and(eq(talentLikes.postId, id), eq(talentLikes.userId, viewer.userId));
  const [before] = await scope.tx.select().from(talentLikes).where(scope.only(talentLikes, own));
  const liked = wanted === 'Y';
  if ((before?.liked ?? false) !== liked) {
    await count(ctx);
    await scope.tx
      .insert(talentLikes)
      .values(scope.row(talentLikes, { postId: id, userId: viewer.userId, liked }))
      .onConflictDoUpdate({ target: [talentLikes.eid, talentLikes.postId, talentLikes.userId], set: { liked } });
  }
  const [all] = await scope.tx
    .select({ likes: sql<number>`count(*)::int` })
    .from(talentLikes)
    .where(scope.only(talentLikes, and(eq(talentLikes.postId, id), eq(talentLikes.liked, true))));
  return { likes: all?.likes ?? 0, liked };
}
