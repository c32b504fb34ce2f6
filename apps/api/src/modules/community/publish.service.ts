import type { CallInput, CallOutput } from '@banyan/contracts';
import type { editPost, publishPost } from '@banyan/contracts/community';
import { eq, sql } from 'drizzle-orm';
import { postShown } from '../../effects/postShown.ts';
import { userChanged } from '../../effects/userChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { takeAct } from '../../limits/acts.ts';
import type { CommunityPorts } from './community.ports.ts';
import { communityPosts, type PostRow } from './community.schema.ts';
import { hotness } from './hot.ts';
import { everyone, tell } from './notify.ts';
import { lockPost, stateFor } from './postRow.ts';
import { refused } from './refuse.ts';
import { mayRemindAll } from './rights.ts';
import { keepFiles, prepare } from './written.ts';
import { mentionedIn } from '../../text/richText.ts';

type Ctx = CallContext<Learner>;

/** Posts a topic or asks a question; the reward is taken in the same transaction. */
export async function publish(
  ctx: Ctx,
  input: CallInput<typeof publishPost>,
  ports: CommunityPorts,
): Promise<CallOutput<typeof publishPost>> {
  const { scope, viewer } = ctx;
  const { userId } = viewer;
  const now = ctx.now();
  const at = new Date(now);
  const { values, mentioned } = await prepare(ctx, input.kind, input);
  const remind = input.remind === 'Y';
  if (remind && !(await mayRemindAll(scope, viewer))) throw refused('rights');
  await takeAct(ctx, 'post');
  await takeAct(ctx, 'mention', mentioned.length);
  const reward = input.kind === 'question' ? input.reward : 0;
  const state = await stateFor(ctx);
  const row = {
    ...values,
    ...{ kind: input.kind, userId, state, reward, at, activeAt: at, hot: hotness(at, 0) },
    rewardState: reward === 0 ? ('none' as const) : ('held' as const),
  };
  const [made] = await scope.tx.insert(communityPosts).values(scope.row(communityPosts, row)).returning();
  if (made === undefined) throw new Error('nothing was posted');
  await keepFiles(ctx, values, ports);
  if (reward > 0) {
    if (!(await ports.spend(scope, rewardOf(made, 'held'), reward, now))) throw refused('points');
    await ctx.emit(scope, userChanged, { userId });
  }
  if (state === 'shown') {
    await (remind ? notifyEveryone(ctx, made) : tellMentioned(ctx, made));
    await ctx.emit(scope, postShown, { kind: made.kind });
  }
  return { id: made.id, state };
}

/** The entries of the ledger that a question can cause, each once. */
export const rewardOf = (
  { id, userId }: Pick<PostRow, 'id' | 'userId'>,
  what: 'held' | 'returned' | 'best',
  to = userId,
) => ({
  userId: to,
  rule: { held: 'community.reward', returned: 'community.returned', best: 'community.best' }[what],
  source: { type: 'question', id: String(id) },
});

/** Notifies the people whom a post mentions, once it is shown. */
export const tellMentioned = (ctx: Ctx, post: PostRow): Promise<void> =>
  tell(ctx, post, { kind: 'at', by: post.userId, text: post.plain, to: mentionedIn(post.body) });

/** Notifies everyone in the enterprise of a post; answers how many. */
export async function notifyEveryone(ctx: Ctx, post: PostRow): Promise<number> {
  await takeAct(ctx, 'remind');
  const people = await everyone(ctx, post);
  await tell(ctx, post, { kind: 'at', by: post.userId, text: post.plain, to: people });
  await ctx.scope.tx
    .update(communityPosts)
    .set({ remindedAt: new Date(ctx.now()) })
    .where(ctx.scope.only(communityPosts, eq(communityPosts.id, post.id)));
  return people.length - 1;
}

/** Changes one's own post; if posts need approval, it waits again. */
export async function edit(
  ctx: Ctx,
  input: CallInput<typeof editPost>,
  ports: CommunityPorts,
): Promise<CallOutput<typeof editPost>> {
  const { scope, viewer } = ctx;
  const post = await lockPost(ctx, input.id);
  if (post.userId !== viewer.userId) throw refused('rights');
  if (post.revision !== input.revision) throw refused('changed');
  const { values, mentioned } = await prepare(ctx, post.kind, input);
  await keepFiles(ctx, values, ports, post);
  const state = await stateFor(ctx);
  const [now] = await scope.tx
    .update(communityPosts)
    .set({
      ...values,
      ...{ state, reason: '', revision: sql`${communityPosts.revision} + 1` },
      ...(post.state === 'shown' ? { editedAt: new Date(ctx.now()) } : {}),
    })
    .where(scope.only(communityPosts, eq(communityPosts.id, post.id)))
    .returning();
  if (now === undefined) throw new Error('nothing was changed');
  const known = new Set(mentionedIn(post.body));
  const added = mentioned.filter((id) => !known.has(id));
  await takeAct(ctx, 'mention', added.length);
  if (state === 'shown' && post.state === 'shown')
    await tell(ctx, now, { kind: 'at', by: post.userId, to: added, text: now.plain });
  else if (state === 'shown') await tellMentioned(ctx, now);
  return { state: now.state, revision: now.revision };
}
