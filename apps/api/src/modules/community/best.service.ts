import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type chooseBest } from '@banyan/contracts/community';
import { eq } from 'drizzle-orm';
import { userChanged } from '../../effects/userChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { commentsAs, shownComment } from './comments.service.ts';
import type { CommunityPorts } from './community.ports.ts';
import { communityPosts } from './community.schema.ts';
import { tell } from './notify.ts';
import { lockPost } from './postRow.ts';
import { rewardOf } from './publish.service.ts';
import { refused } from './refuse.ts';

/** Makes an answer the best one and pays the reward, once; a second choice is refused. */
export async function choose(
  ctx: CallContext<Learner>,
  { answer }: CallInput<typeof chooseBest>,
  ports: CommunityPorts,
): Promise<CallOutput<typeof chooseBest>> {
  const { scope, viewer } = ctx;
  const post = await lockPost(ctx, (await shownComment(ctx, answer)).postId);
  // Read again under the lock: its author may have deleted it meanwhile.
  const chosen = await shownComment(ctx, answer);
  if (post.kind !== 'question' || chosen.parentId !== 0) throw new Refusal(ErrorCode.notFound);
  if (post.userId !== viewer.userId) throw refused('rights');
  if (post.bestId !== null) throw refused('best');
  if (post.state !== 'shown') throw refused('state');
  if (chosen.userId === post.userId) throw refused('own');
  const pays = post.rewardState === 'held';
  const now = ctx.now();
  await scope.tx
    .update(communityPosts)
    .set({ bestId: chosen.id, bestAt: new Date(now), ...(pays ? { rewardState: 'paid' as const } : {}) })
    .where(scope.only(communityPosts, eq(communityPosts.id, post.id)));
  if (pays) {
    await ports.award(scope, rewardOf(post, 'best', chosen.userId), post.reward, now);
    await ctx.emit(scope, userChanged, { userId: chosen.userId });
  }
  const points: Record<string, number> = pays ? { reward: post.reward } : {};
  await tell(ctx, post, {
    kind: 'personal',
    by: viewer.userId,
    to: [chosen.userId],
    params: { ...points, answer: chosen.words },
  });
  const [best] = await commentsAs(ctx, [chosen], { bestId: chosen.id });
  if (best === undefined) throw new Error('no answer was chosen');
  return { best, paid: pays ? post.reward : 0 };
}
