import type { CallInput, CallOutput } from '@banyan/contracts';
import type { closeQuestion, removePost } from '@banyan/contracts/community';
import { and, eq } from 'drizzle-orm';
import { userChanged } from '../../effects/userChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { CommunityPorts } from './community.ports.ts';
import { communityPosts, type PostRow } from './community.schema.ts';
import { tellRemoved } from './notify.ts';
import { lockPost } from './postRow.ts';
import { rewardOf } from './publish.service.ts';
import { refused } from './refuse.ts';
import { isPromised } from './rights.ts';
import { keepFiles } from './written.ts';

type Ctx = CallContext<Learner>;

/** Gives back a reward that is still kept; answers the points given back. The post is locked. */
async function giveRewardBack(ctx: Ctx, post: PostRow, { giveBack }: CommunityPorts): Promise<number> {
  const { scope } = ctx;
  const held = and(eq(communityPosts.id, post.id), eq(communityPosts.rewardState, 'held'));
  const [mine] = await scope.tx
    .update(communityPosts)
    .set({ rewardState: 'returned' })
    .where(scope.only(communityPosts, held))
    .returning({ reward: communityPosts.reward });
  if (mine === undefined) return 0;
  await giveBack(scope, rewardOf(post, 'returned'), mine.reward, ctx.now());
  await ctx.emit(scope, userChanged, { userId: post.userId });
  return mine.reward;
}

/** Deletes a post that is locked, with comments, praise, reports and files. */
export async function deletePost(ctx: Ctx, post: PostRow, ports: CommunityPorts): Promise<number> {
  const returned = await giveRewardBack(ctx, post, ports);
  await keepFiles(ctx, { images: [], media: null }, ports, post);
  await ctx.scope.tx.delete(communityPosts).where(ctx.scope.only(communityPosts, eq(communityPosts.id, post.id)));
  return returned;
}

/** Deletes one's own post, or as an administrator any. */
export async function remove(
  ctx: Ctx,
  { id }: CallInput<typeof removePost>,
  ports: CommunityPorts,
): Promise<CallOutput<typeof removePost>> {
  const post = await lockPost(ctx, id);
  const admin = ctx.viewer.role === 'admin';
  if (post.userId !== ctx.viewer.userId && !admin) throw refused('rights');
  if (!admin && isPromised(post)) throw refused('answers');
  await tellRemoved(ctx, { post, comment: null, by: ctx.viewer.userId, people: 0 });
  return { returned: await deletePost(ctx, post, ports) };
}

/** Closes one's own unanswered question. */
export async function close(
  ctx: Ctx,
  { id }: CallInput<typeof closeQuestion>,
  ports: CommunityPorts,
): Promise<CallOutput<typeof closeQuestion>> {
  const { scope } = ctx;
  const post = await lockPost(ctx, id);
  if (post.kind !== 'question' || post.userId !== ctx.viewer.userId) throw refused('rights');
  if (post.closed) throw refused('closed');
  if (post.comments > 0) throw refused('answers');
  await scope.tx
    .update(communityPosts)
    .set({ closed: true })
    .where(scope.only(communityPosts, eq(communityPosts.id, post.id)));
  const returned = await giveRewardBack(ctx, post, ports);
  return { returned, rewardState: returned > 0 ? 'returned' : post.rewardState };
}
