import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { commentReviews, type answerComment } from '@banyan/contracts/course';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import type { CommentPorts } from './comment.ports.ts';
import { courseComments, type CommentRow } from './comment.schema.ts';
import { tellAnswered, tellReviewed } from './commentNews.ts';
import { nobody, peopleOf } from '../../platform/people.ts';

type Ctx = CallContext<Learner>;
type Reviewed = CallOutput<typeof answerComment>;

const waitsLongest = keyset<CommentRow>([courseComments.at, courseComments.id], ({ at, id }) => [at, id], 'ascending');
const answeredLast = keyset<CommentRow>([courseComments.reviewedAt, courseComments.id], ({ reviewedAt, id }) => [
  reviewedAt ?? 0,
  id,
]);

async function reviewedOf(ctx: Ctx, rows: readonly CommentRow[], { courseNames }: CommentPorts): Promise<Reviewed[]> {
  const { scope, viewer } = ctx;
  const names = await courseNames(
    ctx,
    rows.map(({ courseId }) => courseId),
  );
  const people = await peopleOf(
    ctx,
    rows.flatMap(({ userId, reviewerId }) => [userId, ...(reviewerId === null ? [] : [reviewerId])]),
  );
  const answered = rows.flatMap(({ answersId, parentId }) => answersId ?? parentId ?? []);
  const texts =
    answered.length === 0
      ? []
      : await scope.tx
          .select({ id: courseComments.id, text: courseComments.text })
          .from(courseComments)
          .where(scope.only(courseComments, inArray(courseComments.id, answered)));
  const textOf = new Map(texts.map(({ id, text }) => [id, text]));
  return rows.map((row) => {
    const name = names.get(row.courseId);
    return {
      id: row.id,
      courseId: row.courseId,
      courseTitle: name === undefined ? '' : localised(name, viewer.language),
      author: people.get(row.userId) ?? nobody,
      about: textOf.get(row.answersId ?? row.parentId ?? 0) ?? '',
      text: row.text,
      state: row.state,
      reason: row.reason,
      at: row.at.getTime(),
      reviewer: people.get(row.reviewerId ?? 0)?.name ?? '',
    };
  });
}

/** Comments at the review desk: waiting ones, longest first, or answered ones. */
export async function listReviews(
  ctx: Ctx,
  input: CallInput<typeof commentReviews>,
  ports: CommentPorts,
): Promise<CallOutput<typeof commentReviews>> {
  const { scope, viewer } = ctx;
  const waiting = input.state === 'open';
  const waits = and(eq(courseComments.state, 'waiting'), ne(courseComments.userId, viewer.userId));
  const where = waiting
    ? waits
    : and(isNotNull(courseComments.reviewedAt), inArray(courseComments.state, ['shown', 'rejected']));
  const list = await keysetPage(commentReviews, input, {
    by: waiting ? waitsLongest : answeredLast,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(courseComments)
        .where(scope.only(courseComments, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => reviewedOf(ctx, rows, ports),
  });
  const [counted] = await scope.tx
    .select({ waiting: sql<number>`count(*)::int` })
    .from(courseComments)
    .where(scope.only(courseComments, waits));
  return { ...list, waiting: counted?.waiting ?? 0 };
}

/** Approves a comment, or rejects it with a reason; notifies its author, and the author of the comment it answers. */
export async function answerReview(
  ctx: Ctx,
  { comment, verdict, reason }: CallInput<typeof answerComment>,
  ports: CommentPorts,
): Promise<Reviewed> {
  const { scope, viewer, now } = ctx;
  const why = reason.trim();
  if (verdict === 'rejected' && why === '') {
    throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { reason: 'required' } } });
  }
  const [row] = await scope.tx
    .update(courseComments)
    .set({
      state: verdict === 'passed' ? 'shown' : 'rejected',
      reason: verdict === 'rejected' ? why : '',
      reviewerId: viewer.userId,
      reviewedAt: new Date(now()),
    })
    .where(scope.only(courseComments, eq(courseComments.id, comment), eq(courseComments.state, 'waiting')))
    .returning();
  if (row === undefined) throw new Refusal(ErrorCode.postChanged);
  mustNotBeOwn(ctx, row.userId);
  const title = (await ports.courseNames(ctx, [row.courseId])).get(row.courseId);
  await tellReviewed(ctx, row, title);
  if (row.state === 'shown' && title !== undefined) await tellAnsweredOf(ctx, row, title);
  const [reviewed] = await reviewedOf(ctx, [row], ports);
  if (reviewed === undefined) throw new Error('a comment that is not shown');
  return reviewed;
}

async function tellAnsweredOf(ctx: Ctx, row: CommentRow, title: Parameters<typeof tellAnswered>[3]): Promise<void> {
  const answers = row.answersId ?? row.parentId;
  if (answers === null) return;
  const [answered] = await ctx.scope.tx
    .select({ userId: courseComments.userId })
    .from(courseComments)
    .where(ctx.scope.only(courseComments, eq(courseComments.id, answers)));
  if (answered !== undefined) await tellAnswered(ctx, row, answered.userId, title);
}
