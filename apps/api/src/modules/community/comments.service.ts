import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { commentReplies, postComments, type PostComment, type PostReply } from '@banyan/contracts/community';
import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { CallContext, Viewer } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { peopleOf } from '../../platform/people.ts';
import { communityComments, communityPraises, type CommentRow, type PostRow } from './community.schema.ts';
import { onePost } from './postRow.ts';
import { refused } from './refuse.ts';
import { someone } from './someone.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer' | 'contentUrl'>;
const { praises, at, id } = communityComments;

const orders = {
  useful: keyset<CommentRow>([praises, id], (row) => [row.praises, row.id]),
  new: keyset<CommentRow>([at, id], (row) => [row.at, row.id]),
};
const oldest = keyset<CommentRow>([at, id], (row) => [row.at, row.id], 'ascending');
const firstReplies = 3;

/** Comments that a viewer sees: those that are shown and one's own; administrators all of them. */
function seenBy({ userId, role }: Pick<Viewer, 'userId' | 'role'>): SQL | undefined {
  if (role === 'admin') return undefined;
  const shown = eq(communityComments.state, 'shown');
  return userId === null ? shown : or(shown, eq(communityComments.userId, userId));
}

/** Comments as pages show them, without their replies. */
async function fieldsOf({ scope, viewer, contentUrl }: Ctx, rows: readonly CommentRow[]) {
  const people = await peopleOf(
    { scope, viewer, contentUrl },
    rows.flatMap(({ userId, toUserId }) => (toUserId === null ? [userId] : [userId, toUserId])),
  );
  const liked = await likedComments({ scope, viewer }, rows);
  const fields = (row: CommentRow) => ({
    id: row.id,
    author: people.get(row.userId) ?? someone(row.userId),
    at: row.at.getTime(),
    words: row.words,
    mentions: row.mentions.map((one) => ({ ...one })),
    praises: row.praises,
    praised: liked.has(row.id),
    mine: row.userId === viewer.userId,
    removable: viewer.role === 'admin' || row.userId === viewer.userId,
    state: row.state,
    reason: row.reason,
  });
  return { people, fields };
}

async function likedComments({ scope, viewer }: Pick<Ctx, 'scope' | 'viewer'>, rows: readonly CommentRow[]) {
  if (viewer.userId === null || rows.length === 0) return new Set<number>();
  const these = inArray(
    communityPraises.commentId,
    rows.map((row) => row.id),
  );
  const own = and(eq(communityPraises.userId, viewer.userId), eq(communityPraises.praised, true));
  const found = await scope.tx
    .select({ id: communityPraises.commentId })
    .from(communityPraises)
    .where(scope.only(communityPraises, own, these));
  return new Set(found.map((row) => row.id));
}

/** Replies as pages show them. */
export async function repliesAs(ctx: Ctx, rows: readonly CommentRow[]): Promise<PostReply[]> {
  const { people, fields } = await fieldsOf(ctx, rows);
  return rows.map((row) => ({
    ...fields(row),
    to: row.toUserId === null ? '' : (people.get(row.toUserId)?.name ?? ''),
  }));
}

/** Comments or answers as pages show them, with their first replies. */
export async function commentsAs(
  ctx: Ctx,
  rows: readonly CommentRow[],
  post: Pick<PostRow, 'bestId'>,
): Promise<PostComment[]> {
  const { fields } = await fieldsOf(ctx, rows);
  const below = await firstOf(ctx, rows);
  const replies = await repliesAs(ctx, below);
  const ofParent = (id: number) => replies.filter((_, index) => below[index]?.parentId === id);
  return rows.map((row) => {
    const best = post.bestId === row.id;
    return {
      ...fields(row),
      removable: fields(row).removable && (!best || ctx.viewer.role === 'admin'),
      best,
      replyCount: row.replies,
      replies: ofParent(row.id),
    };
  });
}

/** The first replies to each of the comments, oldest first. */
async function firstOf({ scope, viewer }: Ctx, rows: readonly CommentRow[]): Promise<CommentRow[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const { postId } = first;
  const numbered = scope.tx
    .select({
      id: communityComments.id,
      place: sql<number>`row_number() over (partition by ${communityComments.parentId} order by ${at}, ${id})`.as(
        'place',
      ),
    })
    .from(communityComments)
    .where(
      scope.only(
        communityComments,
        eq(communityComments.postId, postId),
        inArray(
          communityComments.parentId,
          rows.map((row) => row.id),
        ),
        seenBy(viewer),
      ),
    )
    .as('numbered');
  const found = await scope.tx
    .select({ row: communityComments })
    .from(communityComments)
    .innerJoin(numbered, eq(numbered.id, communityComments.id))
    .where(scope.only(communityComments, sql`${numbered.place} <= ${firstReplies}`))
    .orderBy(asc(at), asc(id));
  return found.map(({ row }) => row);
}

/** Comments on a topic or answers to a question; the best one is part of the post. */
export async function listComments(
  ctx: CallContext,
  input: CallInput<typeof postComments>,
): Promise<CallOutput<typeof postComments>> {
  const { scope } = ctx;
  const post = await onePost(ctx, input.post);
  return keysetPage(postComments, input, {
    by: orders[input.order],
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(communityComments)
        .where(
          scope.only(
            communityComments,
            eq(communityComments.postId, post.id),
            eq(communityComments.parentId, 0),
            post.bestId === null ? undefined : ne(communityComments.id, post.bestId),
            seenBy(ctx.viewer),
            beyond,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => commentsAs(ctx, rows, post),
  });
}

/** One comment under a post that the viewer sees; not found otherwise. */
export async function oneComment(ctx: CallContext, commentId: number): Promise<CommentRow> {
  const [found] = await ctx.scope.tx
    .select()
    .from(communityComments)
    .where(ctx.scope.only(communityComments, eq(communityComments.id, commentId), seenBy(ctx.viewer)));
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  await onePost(ctx, found.postId);
  return found;
}

/** One comment that everybody sees, to be answered, liked, reported or chosen; refused while it is not shown. */
export async function shownComment(ctx: CallContext, commentId: number): Promise<CommentRow> {
  const found = await oneComment(ctx, commentId);
  if (found.state !== 'shown') throw refused('state');
  return found;
}

/** Replies to a comment, oldest first. */
export async function listReplies(
  ctx: CallContext,
  input: CallInput<typeof commentReplies>,
): Promise<CallOutput<typeof commentReplies>> {
  const { scope } = ctx;
  const parent = await oneComment(ctx, input.comment);
  return keysetPage(commentReplies, input, {
    by: oldest,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(communityComments)
        .where(
          scope.only(
            communityComments,
            eq(communityComments.postId, parent.postId),
            eq(communityComments.parentId, parent.id),
            seenBy(ctx.viewer),
            beyond,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => repliesAs(ctx, rows),
  });
}
