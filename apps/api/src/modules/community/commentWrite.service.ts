import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { communityLimits, type removePostComment, type writeComment } from '@banyan/contracts/community';
import { privateLength } from '@banyan/contracts/messages';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { counts, showComment } from './commentShow.ts';
import { commentsAs, oneComment, repliesAs, shownComment } from './comments.service.ts';
import {
  communityCases,
  communityComments,
  communityPosts,
  communityPraises,
  communityReports,
  type CommentRow,
  type PostRow,
} from './community.schema.ts';
import { countHot } from './hot.ts';
import { tellRemoved } from './notify.ts';
import { lockPost, stateFor } from './postRow.ts';
import { refused, refusedFields } from './refuse.ts';
import { mentionsOf } from './written.ts';

type Ctx = CallContext<Learner>;

/** Words of a comment, 1 to 300 visible characters. */
function wordsOf(words: string): string {
  const said = words.replaceAll(/\n{3,}/g, '\n\n').trim();
  const length = privateLength(said);
  if (length === 0) throw refusedFields({ words: 'required' });
  if (length > communityLimits.comment) throw refusedFields({ words: 'tooLong' });
  return said;
}

/** Comments on a topic, answers another person's question, or replies. */
export async function comment(
  ctx: Ctx,
  input: CallInput<typeof writeComment>,
): Promise<CallOutput<typeof writeComment>> {
  const { scope, viewer } = ctx;
  const words = wordsOf(input.words);
  const post = await lockPost(ctx, input.post);
  if (post.state !== 'shown') throw refused('state');
  if (post.closed) throw refused('closed');
  const replied = input.parent === 0 ? null : await shownComment(ctx, input.parent);
  if (replied !== null && replied.postId !== post.id) throw new Refusal(ErrorCode.notFound);
  if (post.kind === 'question' && replied === null && post.userId === viewer.userId) throw refused('own');
  const mentions = await mentionsOf(ctx, words, input.mentions);
  await takeAct(ctx, 'comment');
  await takeAct(ctx, 'mention', mentions.length);
  const at = new Date(ctx.now());
  // A reply to a reply is beside it, with the name of its author.
  const parentId = replied === null ? 0 : replied.parentId === 0 ? replied.id : replied.parentId;
  const toUserId = replied === null || replied.parentId === 0 ? null : replied.userId;
  const state = await stateFor(ctx);
  const written = { postId: post.id, userId: viewer.userId, parentId, toUserId, words, mentions, at, state };
  const [row] = await scope.tx.insert(communityComments).values(scope.row(communityComments, written)).returning();
  if (row === undefined) throw new Error('nothing was written');
  const comments = state === 'shown' ? await showComment(ctx, post, row) : post.comments;
  return {
    comment: parentId === 0 ? ((await commentsAs(ctx, [row], post))[0] ?? null) : null,
    reply: parentId === 0 ? null : ((await repliesAs(ctx, [row]))[0] ?? null),
    comments,
  };
}

/** Deletes a comment with its replies. */
export async function dropComment(
  ctx: Ctx,
  { id }: CallInput<typeof removePostComment>,
): Promise<CallOutput<typeof removePostComment>> {
  const found = await oneComment(ctx, id);
  const admin = ctx.viewer.role === 'admin';
  if (found.userId !== ctx.viewer.userId && !admin) throw refused('rights');
  const post = await lockPost(ctx, found.postId);
  if (post.bestId === found.id && !admin) throw refused('best');
  await tellRemoved(ctx, { post, comment: found, by: ctx.viewer.userId, people: 0 });
  return { comments: await deleteComment(ctx, post, found) };
}

/** Deletes a comment of a post that is locked; answers the post's remaining number. */
export async function deleteComment({ scope }: Pick<Ctx, 'scope'>, post: PostRow, found: CommentRow): Promise<number> {
  const gone = await scope.tx
    .delete(communityComments)
    .where(
      scope.only(
        communityComments,
        eq(communityComments.postId, post.id),
        or(eq(communityComments.id, found.id), eq(communityComments.parentId, found.id)),
      ),
    )
    .returning({
      id: communityComments.id,
      parentId: communityComments.parentId,
      state: communityComments.state,
    });
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return post.comments;
  for (const table of [communityPraises, communityReports, communityCases])
    await scope.tx.delete(table).where(scope.only(table, eq(table.postId, post.id), inArray(table.commentId, ids)));
  if (found.parentId !== 0 && found.state === 'shown')
    await scope.tx
      .update(communityComments)
      .set({ replies: sql`${communityComments.replies} - 1` })
      .where(scope.only(communityComments, eq(communityComments.id, found.parentId)));
  const comments =
    post.comments - gone.filter(({ parentId, state }) => state === 'shown' && counts(post, parentId)).length;
  await scope.tx
    .update(communityPosts)
    .set({ comments, ...(post.bestId === found.id ? { bestId: null, bestAt: null } : {}) })
    .where(scope.only(communityPosts, eq(communityPosts.id, post.id)));
  await countHot(scope, post);
  return comments;
}
