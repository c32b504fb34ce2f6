import { type CallInput, type CallOutput } from '@banyan/contracts';
import { courseComments as commentsCall, type CommentReply, type CourseComment } from '@banyan/contracts/course';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import type { CommentPorts } from './comment.ports.ts';
import { commentPraises, commentSettings, courseComments, type CommentRow } from './comment.schema.ts';
import { nobody, peopleOf } from '../../platform/people.ts';

/** Most answers shown with one comment. */
const REPLIES = 100;

const lastWritten = keyset<CommentRow>([courseComments.at, courseComments.id], ({ at, id }) => [at, id]);

/** Comments that the viewer may see: those shown to everybody, and own ones that were not withdrawn. */
const seenBy = ({ viewer }: Pick<CallContext, 'viewer'>) =>
  or(
    eq(courseComments.state, 'shown'),
    and(eq(courseComments.userId, viewer.userId ?? 0), inArray(courseComments.state, ['waiting', 'rejected'])),
  );

/** A withdrawn comment stays as long as it has an answer of somebody. */
const stillAnswered = sql`(${courseComments.state} = 'gone' and exists (
  select 1 from course_comments answer
  where answer.eid = ${courseComments.eid} and answer.parent_id = ${courseComments.id} and answer.state = 'shown'))`;

/** Whether comments in the enterprise wait for an administrator. */
export async function needsApproval({ scope }: Pick<CallContext, 'scope'>): Promise<boolean> {
  const [row] = await scope.tx.select().from(commentSettings).where(scope.only(commentSettings));
  return row?.approval ?? false;
}

async function praisedBy({ scope, viewer }: CallContext, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (viewer.userId === null || ids.length === 0) return new Set();
  const rows = await scope.tx
    .select({ id: commentPraises.commentId })
    .from(commentPraises)
    .where(
      scope.only(
        commentPraises,
        eq(commentPraises.userId, viewer.userId),
        eq(commentPraises.praised, true),
        inArray(commentPraises.commentId, [...ids]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Answers to comments, the first of each. */
async function repliesTo(ctx: CallContext, parents: readonly number[]): Promise<CommentRow[]> {
  if (parents.length === 0) return [];
  const { scope } = ctx;
  const ranked = scope.tx
    .select({
      id: courseComments.id,
      rank: sql<number>`row_number() over (partition by ${courseComments.parentId} order by ${courseComments.at}, ${courseComments.id})`.as(
        'rank',
      ),
    })
    .from(courseComments)
    .where(scope.only(courseComments, inArray(courseComments.parentId, [...parents]), seenBy(ctx)))
    .as('ranked');
  // Its rows are limited to this enterprise already.
  const few = sql`${ranked.rank} <= ${REPLIES}`;
  // eslint-disable-next-line no-restricted-syntax
  const first = scope.tx.select({ id: ranked.id }).from(ranked).where(few);
  return scope.tx
    .select()
    .from(courseComments)
    .where(scope.only(courseComments, inArray(courseComments.id, first)))
    .orderBy(asc(courseComments.at), asc(courseComments.id));
}

async function shownOf(ctx: CallContext, roots: readonly CommentRow[]): Promise<CourseComment[]> {
  const replies = await repliesTo(
    ctx,
    roots.map(({ id }) => id),
  );
  const all = [...roots, ...replies];
  const people = await peopleOf(
    ctx,
    all.map(({ userId }) => userId),
  );
  const praised = await praisedBy(
    ctx,
    all.map(({ id }) => id),
  );
  const authorOf = new Map(all.map(({ id, userId }) => [id, userId]));
  const lineOf = (row: CommentRow) => {
    const gone = row.state === 'gone';
    return {
      id: row.id,
      author: gone ? nobody : (people.get(row.userId) ?? nobody),
      text: gone ? '' : row.text,
      state: row.state,
      reason: row.reason,
      at: row.at.getTime(),
      praises: row.praises,
      praised: praised.has(row.id),
      own: row.userId === ctx.viewer.userId,
    };
  };
  const replyOf = (row: CommentRow): CommentReply => ({
    ...lineOf(row),
    to: row.answersId === null ? '' : (people.get(authorOf.get(row.answersId) ?? 0)?.name ?? ''),
  });
  return roots.map((root) => ({
    ...lineOf(root),
    replies: replies.filter(({ parentId }) => parentId === root.id).map(replyOf),
  }));
}

/** Comments on a course with their answers, last first. */
export async function listComments(
  ctx: CallContext,
  input: CallInput<typeof commentsCall>,
  { openCourse }: CommentPorts,
): Promise<CallOutput<typeof commentsCall>> {
  const { scope } = ctx;
  await openCourse(ctx, input.id);
  const roots = and(
    eq(courseComments.courseId, input.id),
    isNull(courseComments.parentId),
    or(seenBy(ctx), stillAnswered),
  );
  const list = await keysetPage(commentsCall, input, {
    by: lastWritten,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(courseComments)
        .where(scope.only(courseComments, roots, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => shownOf(ctx, rows),
  });
  const [counted] = await scope.tx
    .select({ total: sql<number>`count(*)::int` })
    .from(courseComments)
    .where(scope.only(courseComments, eq(courseComments.courseId, input.id), eq(courseComments.state, 'shown')));
  return { ...list, total: counted?.total ?? 0, approval: await needsApproval(ctx) };
}
