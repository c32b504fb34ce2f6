import { type CallInput, type CallOutput } from '@banyan/contracts';
import { reportedItems, type reportCommunity, type settleReport } from '@banyan/contracts/community';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { takeAct } from '../../limits/acts.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { peopleOf } from '../../platform/people.ts';
import { deleteComment } from './commentWrite.service.ts';
import { oneComment } from './comments.service.ts';
import type { CommunityPorts } from './community.ports.ts';
import { communityCases, communityComments, communityPosts, communityReports } from './community.schema.ts';
import { tellRemoved, tellSettled } from './notify.ts';
import { beginning, cardsOf, lockPost, onePost } from './postRow.ts';
import { refused } from './refuse.ts';
import { deletePost } from './remove.service.ts';
import { someone } from './someone.ts';

type Ctx = CallContext<Learner>;
type Target = Pick<CallInput<typeof reportCommunity>, 'target' | 'id'>;

/** Target of a report: the post, and the comment under it if it is one. */
async function meant(ctx: Ctx, { target, id }: Target) {
  const comment = target === 'comment' ? await oneComment(ctx, id) : null;
  return { comment, post: await onePost(ctx, comment?.postId ?? id) };
}

/** Reports another person's post or comment, once; the administrators see each thing once for any number of reports. */
export async function report(
  ctx: Ctx,
  input: CallInput<typeof reportCommunity>,
): Promise<CallOutput<typeof reportCommunity>> {
  const { scope, viewer } = ctx;
  const { comment, post } = await meant(ctx, input);
  if ((comment ?? post).userId === viewer.userId) throw refused('own');
  if ((comment ?? post).state !== 'shown') throw refused('state');
  await takeAct(ctx, 'report');
  const place = { postId: post.id, commentId: comment?.id ?? 0 };
  const reported = { ...place, userId: viewer.userId, reason: input.because, at: new Date(ctx.now()) };
  const added = await scope.tx
    .insert(communityReports)
    .values(scope.row(communityReports, reported))
    .onConflictDoNothing()
    .returning({ userId: communityReports.userId });
  if (added.length === 0) throw refused('reported');
  await scope.tx
    .insert(communityCases)
    .values(scope.row(communityCases, { ...place, people: 1, reasons: [input.because], at: reported.at }))
    .onConflictDoUpdate({
      target: [communityCases.eid, communityCases.postId, communityCases.commentId],
      set: {
        people: sql`${communityCases.people} + 1`,
        reasons: sql`case when ${input.because}::text = any(${communityCases.reasons}) then ${communityCases.reasons}
          else array_append(${communityCases.reasons}, ${input.because}::text) end`,
      },
    });
  return { reported: 'Y' };
}

async function countCases({ scope }: Ctx): Promise<number> {
  const [row] = await scope.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(communityCases)
    .where(scope.only(communityCases));
  return row?.count ?? 0;
}

type Case = typeof communityCases.$inferSelect;
const firstFirst = keyset<Case>([communityCases.at, communityCases.id], (row) => [row.at, row.id], 'ascending');

/** Reported things that are not settled. */
export async function listReported(
  ctx: Ctx,
  input: CallInput<typeof reportedItems>,
  ports: CommunityPorts,
): Promise<CallOutput<typeof reportedItems>> {
  const { scope } = ctx;
  const page = await keysetPage(reportedItems, input, {
    by: firstFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(communityCases)
        .where(scope.only(communityCases, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => itemsOf(ctx, rows, ports),
  });
  return { ...page, total: await countCases(ctx) };
}

async function itemsOf(ctx: Ctx, rows: readonly Case[], ports: CommunityPorts) {
  const { scope } = ctx;
  const ids = rows.map(({ postId }) => postId);
  const found =
    ids.length === 0
      ? []
      : await scope.tx
          .select()
          .from(communityPosts)
          .where(scope.only(communityPosts, inArray(communityPosts.id, ids)));
  const under = rows.flatMap(({ commentId }) => (commentId === 0 ? [] : [commentId]));
  const comments =
    under.length === 0
      ? []
      : await scope.tx
          .select()
          .from(communityComments)
          .where(scope.only(communityComments, inArray(communityComments.id, under)));
  const posts = new Map(found.map((post) => [post.id, post]));
  const cards = new Map((await cardsOf(ctx, found, ports)).map((card) => [card.id, card]));
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const people = await peopleOf(
    ctx,
    [...found, ...comments].map(({ userId }) => userId),
  );
  return rows.flatMap((row) => {
    const post = posts.get(row.postId);
    const comment = byId.get(row.commentId);
    if (post === undefined || (row.commentId !== 0 && comment === undefined)) return [];
    const { userId } = comment ?? post;
    return [
      {
        target: comment === undefined ? ('post' as const) : ('comment' as const),
        id: comment?.id ?? post.id,
        post: { id: post.id, kind: post.kind, title: post.title },
        author: people.get(userId) ?? someone(userId),
        words: comment?.words ?? beginning(post.plain),
        // Under a comment only the comment was reported.
        images: comment === undefined ? (cards.get(post.id)?.images ?? []) : [],
        media: comment === undefined ? (cards.get(post.id)?.media ?? null) : null,
        people: row.people,
        reasons: row.reasons,
        at: row.at.getTime(),
      },
    ];
  });
}

/** Ends the reports of something: it stays, or it is deleted; of two administrators the second is refused. */
export async function settle(
  ctx: Ctx,
  input: CallInput<typeof settleReport>,
  ports: CommunityPorts,
): Promise<CallOutput<typeof settleReport>> {
  const { scope } = ctx;
  const {
    comment,
    post: { id },
  } = await meant(ctx, input);
  const post = await lockPost(ctx, id);
  mustNotBeOwn(ctx, (comment ?? post).userId);
  const ended = await scope.tx
    .delete(communityCases)
    .where(
      scope.only(communityCases, eq(communityCases.postId, post.id), eq(communityCases.commentId, comment?.id ?? 0)),
    )
    .returning({ id: communityCases.id });
  // Another administrator has decided that it stays.
  if (ended.length === 0) throw refused('settled');
  const reporters = await scope.tx
    .select({ userId: communityReports.userId })
    .from(communityReports)
    .where(
      scope.only(
        communityReports,
        eq(communityReports.postId, post.id),
        eq(communityReports.commentId, comment?.id ?? 0),
      ),
    );
  const removed = input.remove === 'Y';
  await tellSettled(ctx, { post, comment, removed, to: reporters.map(({ userId }) => userId) });
  if (removed) {
    await tellRemoved(ctx, { post, comment, by: ctx.viewer.userId, people: reporters.length });
    if (comment === null) await deletePost(ctx, post, ports);
    else await deleteComment(ctx, post, comment);
  }
  return { total: await countCases(ctx) };
}
