import type { CallInput, CallOutput, editPost, publishPost } from '@banyan/contracts';
import { eq, sql } from 'drizzle-orm';
import { postShown } from '../../effects/postShown.ts';
import { userChanged } from '../../effects/userChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { CommunityPorts } from './community.ports.ts';
import { communityPosts, type PostRow } from './community.schema.ts';
import { hotness } from './hot.ts';
import { everyone, tell } from './notify.ts';
import { lockPost, needsApproval } from './postRow.ts';
import { refused } from './refuse.ts';
import { keepFiles, prepare } from './written.ts';
import { mentionedIn } from '../../text/richText.ts';

type Ctx = CallContext<Learner>;

/** What an administrator posts needs nobody's approval [CM-04]. */
const stateFor = async ({ scope, viewer }: Ctx) =>
  viewer.role !== 'admin' && (await needsApproval(scope)) ? ('waiting' as const) : ('shown' as const);

/** Posts a topic or asks a question; the reward is taken in the same transaction. [CM-01] [CM-02] [CM-04] */
export async function publish(
  ctx: Ctx,
  input: CallInput<typeof publishPost>,
  ports: CommunityPorts,
): Promise<CallOutput<typeof publishPost>> {
  const { scope, viewer } = ctx;
  const { userId } = viewer;
  const now = ctx.now();
  const at = new Date(now);
  const { values } = await prepare(ctx, input.kind, input);
  const reward = input.kind === 'question' ? input.reward : 0;
  const state = await stateFor(ctx);
  const row = {
    ...values,
    ...{ kind: input.kind, userId, state, reward, at, activeAt: at, hot: hotness(at, 0) },
    rewardState: reward === 0 ? ('none' as const) : ('held' as const),
    remind: input.remind === 'Y' ? ('asked' as const) : ('no' as const),
  };
  const [made] = await scope.tx.insert(communityPosts).values(scope.row(communityPosts, row)).returning();
  if (made === undefined) throw new Error('nothing was posted');
  await keepFiles(ctx, values, ports);
  if (reward > 0) {
    if (!(await ports.spend(scope, rewardOf(made, 'held'), reward, now))) throw refused('points');
    await ctx.emit(scope, userChanged, { userId });
  }
  if (state === 'shown') {
    await announce(ctx, made);
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

/** Tells those whom a post mentions, and everyone where its author asked for that, once it is shown. [CM-03] */
export async function announce(ctx: Ctx, post: PostRow): Promise<number> {
  const by = post.userId;
  const note = { kind: 'at' as const, by, text: post.plain };
  if (post.remind !== 'asked') {
    await tell(ctx, post, { ...note, to: mentionedIn(post.body) });
    return 0;
  }
  const people = await everyone(ctx);
  await tell(ctx, post, { ...note, to: people });
  await ctx.scope.tx
    .update(communityPosts)
    .set({ remind: 'done' })
    .where(ctx.scope.only(communityPosts, eq(communityPosts.id, post.id)));
  return people.length - 1;
}

/** Changes one's own post; what has to be approved waits again. [CM-01] [CM-04] */
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
  if (state === 'shown' && post.state === 'shown')
    await tell(ctx, now, { kind: 'at', by: post.userId, to: added, text: now.plain });
  else if (state === 'shown') await announce(ctx, now);
  return { state: now.state, revision: now.revision };
}
