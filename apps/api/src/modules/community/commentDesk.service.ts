import { type CallInput, type CallOutput } from '@banyan/contracts';
import { communityLimits, waitingComments, type decideComment } from '@banyan/contracts/community';
import { privateLength } from '@banyan/contracts/messages';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { peopleOf } from '../../platform/people.ts';
import { showComment } from './commentShow.ts';
import { oneComment } from './comments.service.ts';
import { communityComments, communityPosts, type CommentRow } from './community.schema.ts';
import { tell } from './notify.ts';
import { beginning, lockPost } from './postRow.ts';
import { refused, refusedFields } from './refuse.ts';
import { someone } from './someone.ts';

type Ctx = CallContext<Learner>;
/** Comments of others that await approval: nobody approves their own. */
const waitsFor = ({ viewer }: Pick<CallContext, 'viewer'>) =>
  and(eq(communityComments.state, 'waiting'), ne(communityComments.userId, viewer.userId ?? 0));
const longestFirst = keyset<CommentRow>(
  [communityComments.at, communityComments.id],
  (row) => [row.at, row.id],
  'ascending',
);

/** Number of comments that await approval. */
export const countWaitingComments = (ctx: Pick<CallContext, 'scope' | 'viewer'>): Promise<number> =>
  ctx.scope.tx.$count(communityComments, ctx.scope.only(communityComments, waitsFor(ctx)));

async function itemsOf(ctx: Ctx, rows: readonly CommentRow[]) {
  const { scope } = ctx;
  if (rows.length === 0) return [];
  const about = rows.flatMap(({ parentId }) => (parentId === 0 ? [] : [parentId]));
  const [posts, answered, people] = [
    await scope.tx
      .select()
      .from(communityPosts)
      .where(
        scope.only(
          communityPosts,
          inArray(
            communityPosts.id,
            rows.map(({ postId }) => postId),
          ),
        ),
      ),
    about.length === 0
      ? []
      : await scope.tx
          .select()
          .from(communityComments)
          .where(scope.only(communityComments, inArray(communityComments.id, about))),
    await peopleOf(
      ctx,
      rows.map(({ userId }) => userId),
    ),
  ];
  return rows.map((row) => {
    const post = posts.find(({ id }) => id === row.postId);
    if (post === undefined) throw new Error('a comment without a post');
    return {
      id: row.id,
      post: { id: post.id, kind: post.kind, title: post.title },
      author: people.get(row.userId) ?? someone(row.userId),
      words: row.words,
      about: answered.find(({ id }) => id === row.parentId)?.words ?? '',
      at: row.at.getTime(),
    };
  });
}

/** Comments that await approval, longest waiting first. */
export async function listWaitingComments(
  ctx: Ctx,
  input: CallInput<typeof waitingComments>,
): Promise<CallOutput<typeof waitingComments>> {
  const { scope } = ctx;
  const page = await keysetPage(waitingComments, input, {
    by: longestFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(communityComments)
        .where(scope.only(communityComments, waitsFor(ctx), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => itemsOf(ctx, rows),
  });
  return { ...page, total: await countWaitingComments(ctx) };
}

/** Shows a waiting comment, or rejects it; of two administrators the second learns that it was decided. */
export async function decideOnComment(
  ctx: Ctx,
  input: CallInput<typeof decideComment>,
): Promise<CallOutput<typeof decideComment>> {
  const { scope, viewer } = ctx;
  const approve = input.approve === 'Y';
  const reason = approve ? '' : input.reason.trim();
  if (!approve && reason === '') throw refusedFields({ reason: 'required' });
  if (privateLength(reason) > communityLimits.reason) throw refusedFields({ reason: 'tooLong' });
  const post = await lockPost(ctx, (await oneComment(ctx, input.id)).postId);
  // Read again under the lock.
  const found = await oneComment(ctx, input.id);
  mustNotBeOwn(ctx, found.userId);
  if (found.state !== 'waiting') throw refused('changed');
  // It is new for the others from now on.
  const at = new Date(ctx.now());
  const [now] = await scope.tx
    .update(communityComments)
    .set(approve ? { state: 'shown', at } : { state: 'rejected', reason })
    .where(scope.only(communityComments, eq(communityComments.id, found.id)))
    .returning();
  if (now === undefined) throw new Error('nothing was decided');
  const said = beginning(now.words, 80);
  const params: Record<string, string> = approve ? { approved: said } : { rejected: said, why: reason };
  await tell(ctx, post, { kind: 'personal', by: viewer.userId, to: [now.userId], params });
  if (approve) await showComment(ctx, post, now);
  return { total: await countWaitingComments(ctx) };
}
