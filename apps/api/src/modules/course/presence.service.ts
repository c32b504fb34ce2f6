import { type CallInput, type CallOutput, ErrorCode } from '@banyan/contracts';
import {
  type courseVerify,
  getCourseVerifi,
  type PresenceOutcome,
  type PresenceRefusal,
  type setCourseVerifi,
} from '@banyan/contracts/course';
import { and, eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import type { CoursePorts } from './course.ports.ts';
import { restartClock } from './lease.service.ts';
import { openLessons } from './openCourse.ts';
import { waitingCheck } from './presence.ts';
import { presenceChecks } from './presence.schema.ts';

type Ctx = CallContext<Learner>;
type Row = typeof presenceChecks.$inferSelect;

const refused = (refusal: PresenceRefusal) =>
  new Refusal(ErrorCode.presenceRefused, { data: { refusal }, reason: refusal });

function outcomeOf({ answeredAt, until }: Pick<Row, 'answeredAt' | 'until'>, now: number): PresenceOutcome {
  if (answeredAt !== null) return answeredAt.getTime() <= until.getTime() ? 'passed' : 'late';
  return now <= until.getTime() ? 'open' : 'missed';
}

/** A course's presence checks of its learner, and the waiting one. */
export async function readPresence(
  ctx: Ctx,
  { id }: CallInput<typeof courseVerify>,
): Promise<CallOutput<typeof courseVerify>> {
  const { course } = await openLessons(ctx, id);
  return { way: course.presence, everyMinutes: course.presenceMinutes, open: await waitingCheck(ctx, course) };
}

/** Answers a question; by face, with a pass since it was asked. From now on study counts again. */
export async function answerPresence(
  ctx: Ctx,
  { id, check_id: checkId }: CallInput<typeof setCourseVerifi>,
  { spendFacePass }: Pick<CoursePorts, 'spendFacePass'>,
): Promise<CallOutput<typeof setCourseVerifi>> {
  const { scope, viewer } = ctx;
  const { course } = await openLessons(ctx, id);
  const own = and(
    eq(presenceChecks.id, checkId),
    eq(presenceChecks.courseId, course.id),
    eq(presenceChecks.userId, viewer.userId),
  );
  const [check] = await scope.tx.select().from(presenceChecks).where(scope.only(presenceChecks, own)).for('update');
  if (check === undefined) throw refused('over');
  const now = ctx.now();
  if (check.answeredAt !== null) return { outcome: outcomeOf(check, now) };
  const pass = { purpose: 'study', subjectId: course.id, since: check.askedAt.getTime() } as const;
  if (check.way === 'face' && !(await spendFacePass(ctx, pass))) throw refused('face');
  const answeredAt = new Date(now);
  await scope.tx.update(presenceChecks).set({ answeredAt }).where(scope.only(presenceChecks, own));
  // Unconfirmed time is not credited afterwards.
  await restartClock(ctx);
  return { outcome: outcomeOf({ ...check, answeredAt }, now) };
}

const lastFirst = keyset<Row>([presenceChecks.askedAt, presenceChecks.id], ({ askedAt, id }) => [askedAt, id]);

/** The questions of a course to its learner, newest first. */
export async function listPresence(
  ctx: Ctx,
  input: CallInput<typeof getCourseVerifi>,
): Promise<CallOutput<typeof getCourseVerifi>> {
  const { scope, viewer } = ctx;
  const { course } = await openLessons(ctx, input.id);
  const mine = and(eq(presenceChecks.userId, viewer.userId), eq(presenceChecks.courseId, course.id));
  return keysetPage(getCourseVerifi, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(presenceChecks)
        .where(scope.only(presenceChecks, mine, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map((row) => ({
        ...{ id: row.id, way: row.way },
        askedAt: row.askedAt.getTime(),
        answeredAt: row.answeredAt?.getTime() ?? null,
        outcome: outcomeOf(row, ctx.now()),
      })),
  });
}
