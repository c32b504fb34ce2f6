import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  commentLimit,
  commentsPerMinute,
  praiseRestMs,
  type addComment,
  type praiseComment,
  type removeComment,
} from '@banyan/contracts/course';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import type { CommentPorts } from './comment.ports.ts';
import { commentPraises, courseComments, type CommentRow } from './comment.schema.ts';
import { needsApproval } from './commentList.service.ts';
import { tellAnswered } from './commentNews.ts';

type Ctx = CallContext<Learner>;

/** A public comment, in a course that is open to the viewer. */
async function shownComment(ctx: Ctx, id: number, { openCourse }: CommentPorts): Promise<CommentRow> {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(courseComments)
    .where(scope.only(courseComments, eq(courseComments.id, id), eq(courseComments.state, 'shown')));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  await openCourse(ctx, row.courseId);
  return row;
}

/** Refuses more than six in a minute, from all windows together. */
async function throttle({ scope, viewer, now }: Ctx): Promise<void> {
  const key = `comments ${scope.eid} ${viewer.userId}`;
  await scope.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const since = new Date(now() - 60_000);
  const [recent] = await scope.tx
    .select({ count: sql<number>`count(*)::int`, first: sql<string | null>`min(${courseComments.at})` })
    .from(courseComments)
    .where(scope.only(courseComments, eq(courseComments.userId, viewer.userId), gt(courseComments.at, since)));
  if ((recent?.count ?? 0) < commentsPerMinute) return;
  const waited = now() - new Date(recent?.first ?? now()).getTime();
  throw new Refusal(ErrorCode.tooFrequent, { data: { retryAfterS: Math.max(1, Math.ceil((60_000 - waited) / 1000)) } });
}

/** Comments on a course, or answers a comment. */
export async function writeComment(
  ctx: Ctx,
  { id, parent, text }: CallInput<typeof addComment>,
  ports: CommentPorts,
): Promise<CallOutput<typeof addComment>> {
  const { scope, viewer, now } = ctx;
  const said = text.trim();
  if (said === '' || [...said].length > commentLimit) {
    throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { text: said === '' ? 'required' : 'tooLong' } } });
  }
  const { course } = await ports.openCourse(ctx, id);
  const answered = parent > 0 ? await shownComment(ctx, parent, ports) : null;
  if (answered !== null && answered.courseId !== id) throw new Refusal(ErrorCode.notFound);
  await throttle(ctx);
  await takeAct(ctx, 'comment');
  const state = (await needsApproval(ctx)) ? ('waiting' as const) : ('shown' as const);
  const [row] = await scope.tx
    .insert(courseComments)
    .values(
      scope.row(courseComments, {
        courseId: id,
        userId: viewer.userId,
        parentId: answered === null ? null : (answered.parentId ?? answered.id),
        answersId: answered?.parentId == null ? null : answered.id,
        text: said,
        state,
        at: new Date(now()),
      }),
    )
    .returning();
  if (row === undefined) throw new Error('a comment was not written');
  if (state === 'shown' && answered !== null) await tellAnswered(ctx, row, answered.userId, course.title);
  return { comment: row.id, state };
}

/** Likes a comment, or removes the like; refused within a second of the last change. */
export async function praise(
  ctx: Ctx,
  { comment, praised }: CallInput<typeof praiseComment>,
  ports: CommentPorts,
): Promise<CallOutput<typeof praiseComment>> {
  const { scope, viewer, now } = ctx;
  const row = await shownComment(ctx, comment, ports);
  await scope.tx
    .select({ id: courseComments.id })
    .from(courseComments)
    .where(scope.only(courseComments, eq(courseComments.id, comment)))
    .for('update');
  const own = and(eq(commentPraises.commentId, comment), eq(commentPraises.userId, viewer.userId));
  const [before] = await scope.tx.select().from(commentPraises).where(scope.only(commentPraises, own));
  const to = praised === 'Y';
  if ((before?.praised ?? false) === to) return { praised: to, praises: row.praises };
  if (before !== undefined && now() - before.changedAt.getTime() < praiseRestMs) {
    throw new Refusal(ErrorCode.tooFrequent, { data: { retryAfterS: 1 } });
  }
  await takeAct(ctx, 'praise');
  const changedAt = new Date(now());
  await scope.tx
    .insert(commentPraises)
    .values(scope.row(commentPraises, { commentId: comment, userId: viewer.userId, praised: to, changedAt }))
    .onConflictDoUpdate({
      target: [commentPraises.eid, commentPraises.commentId, commentPraises.userId],
      set: { praised: to, changedAt },
    });
  const [changed] = await scope.tx
    .update(courseComments)
    .set({ praises: sql`greatest(0, ${courseComments.praises} + ${to ? 1 : -1})` })
    .where(scope.only(courseComments, eq(courseComments.id, comment)))
    .returning({ praises: courseComments.praises });
  return { praised: to, praises: changed?.praises ?? row.praises };
}

/** Withdraws the viewer's comment; its text is deleted, answers to it stay. */
export async function takeBack(
  { scope, viewer }: Ctx,
  { comment }: CallInput<typeof removeComment>,
): Promise<CallOutput<typeof removeComment>> {
  const [row] = await scope.tx
    .update(courseComments)
    .set({ state: 'gone', text: '', reason: '', praises: 0 })
    .where(scope.only(courseComments, eq(courseComments.id, comment), eq(courseComments.userId, viewer.userId)))
    .returning({ state: courseComments.state });
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}
