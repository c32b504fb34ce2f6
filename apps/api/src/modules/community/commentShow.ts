import { eq, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { communityComments, communityPosts, type CommentRow, type PostRow } from './community.schema.ts';
import { countHot } from './hot.ts';
import { tell } from './notify.ts';
import { beginning } from './postRow.ts';

/** Counts of a post that a comment changes: of a question answers alone, of a topic replies too. */
export const counts = ({ kind }: Pick<PostRow, 'kind'>, parentId: number) => kind === 'topic' || parentId === 0;

/**
 * Consequences of showing a comment: the post, which is locked, counts it, and the people whom it names or answers are
 * notified. Answers the post's present number of comments.
 */
export async function showComment(ctx: CallContext<Learner>, post: PostRow, row: CommentRow): Promise<number> {
  const { scope } = ctx;
  const { at, parentId, toUserId, userId, words } = row;
  const [parent] =
    parentId === 0
      ? []
      : await scope.tx
          .update(communityComments)
          .set({ replies: sql`${communityComments.replies} + 1` })
          .where(scope.only(communityComments, eq(communityComments.id, parentId)))
          .returning({ userId: communityComments.userId });
  const comments = post.comments + (counts(post, parentId) ? 1 : 0);
  await scope.tx
    .update(communityPosts)
    .set({ comments, activeAt: at })
    .where(scope.only(communityPosts, eq(communityPosts.id, post.id)));
  await countHot(scope, post);
  const named = row.mentions.map(({ id }) => id);
  await tell(ctx, post, { kind: 'at', by: userId, to: named, text: words });
  const answeredTo = toUserId ?? parent?.userId ?? post.userId;
  // A reply goes to the author of a comment, perhaps not of the post.
  const reply = parentId === 0 ? {} : { params: { reply: beginning(post.title, 80) } };
  if (!named.includes(answeredTo))
    await tell(ctx, post, { kind: 'comment', by: userId, to: [answeredTo], text: words, ...reply });
  return comments;
}
