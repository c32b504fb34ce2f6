import { type CallInput, type CallOutput, ErrorCode, type studyLease } from '@banyan/contracts';
import { and, eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { courses } from './course.schema.ts';
import { freshLease, isHeldByOther, type Lease, releaseLease, takeLease } from './lease.ts';
import { openCourse } from './openCourse.ts';
import { studyLeases } from './progress.schema.ts';
import { seatIn } from './seats.ts';

type Context = CallContext<Learner>;
type Course = Pick<typeof courses.$inferSelect, 'id' | 'title'>;

const ownLease = ({ viewer }: Pick<Context, 'viewer'>, courseId: number) =>
  and(eq(studyLeases.userId, viewer.userId), eq(studyLeases.courseId, courseId));

/** The lease, its row locked until the transaction ends: reports of one learner in one course come one by one. */
export async function lockLease(ctx: Context, courseId: number): Promise<Lease> {
  const known = await readLocked(ctx, courseId);
  if (known !== undefined) return known;
  const { scope, viewer } = ctx;
  const now = new Date(ctx.now());
  const fresh = { sessionId: viewer.sessionId, expiresAt: now, creditFrom: now, beatAt: now };
  await scope.tx
    .insert(studyLeases)
    .values(scope.row(studyLeases, { userId: viewer.userId, courseId, ...fresh }))
    .onConflictDoNothing();
  return (await readLocked(ctx, courseId)) ?? freshLease(ctx.now());
}

async function readLocked(ctx: Context, courseId: number): Promise<Lease | undefined> {
  const [row] = await ctx.scope.tx
    .select()
    .from(studyLeases)
    .where(ctx.scope.only(studyLeases, ownLease(ctx, courseId)))
    .for('update');
  return row && leaseOf(row);
}

const leaseOf = (row: typeof studyLeases.$inferSelect): Lease => ({
  holder: row.holder,
  expiresAt: row.expiresAt.getTime(),
  creditFrom: row.creditFrom.getTime(),
  beatAt: row.beatAt.getTime(),
});

/** Writes the lease back, as one of this login. */
export async function saveLease(ctx: Context, courseId: number, lease: Lease): Promise<void> {
  await ctx.scope.tx
    .update(studyLeases)
    .set({
      holder: lease.holder,
      sessionId: ctx.viewer.sessionId,
      expiresAt: new Date(lease.expiresAt),
      creditFrom: new Date(lease.creditFrom),
      beatAt: new Date(lease.beatAt),
    })
    .where(ctx.scope.only(studyLeases, ownLease(ctx, courseId)));
}

/** Refuses with studyingElsewhere while another window or device holds the lease. [CO-06] */
export function refuseElsewhere(ctx: Context, course: Course, lease: Lease, holder: string): void {
  if (isHeldByOther(lease, holder, ctx.now())) throw elsewhere(ctx, course);
}

/** The same for a call that does not name its window: refuses while another login studies. [CO-06] */
export async function refuseOtherLogin(ctx: Context, course: Course): Promise<void> {
  const [row] = await ctx.scope.tx
    .select()
    .from(studyLeases)
    .where(ctx.scope.only(studyLeases, ownLease(ctx, course.id)));
  if (row === undefined || row.holder === null || row.sessionId === ctx.viewer.sessionId) return;
  if (row.expiresAt.getTime() > ctx.now()) throw elsewhere(ctx, course);
}

function elsewhere({ viewer }: Context, { id, title }: Course): Refusal {
  return new Refusal(ErrorCode.studyingElsewhere, {
    data: { courseId: id, courseName: localised(title, viewer.language) },
  });
}

/** Takes, keeps, takes over or gives back the lease. Giving back always works, even for a course that closed. [CO-06] */
export async function changeLease(
  ctx: Context,
  input: CallInput<typeof studyLease>,
): Promise<CallOutput<typeof studyLease>> {
  const now = ctx.now();
  if (input.release === 'Y') {
    if (input.take_over === 'Y') throw new Refusal(ErrorCode.illegalRequest);
    return giveBack(ctx, input, now);
  }
  const open = await openCourse(ctx, input.course_id);
  const lease = await lockLease(ctx, open.course.id);
  if (input.take_over === 'N') refuseElsewhere(ctx, open.course, lease, input.holder);
  await seatIn(ctx, open);
  const taken = takeLease(lease, input.holder, now);
  await saveLease(ctx, open.course.id, taken);
  return { held: 'Y', expiresAt: taken.expiresAt };
}

async function giveBack(
  ctx: Context,
  { course_id: courseId, holder }: CallInput<typeof studyLease>,
  now: number,
): Promise<CallOutput<typeof studyLease>> {
  const mine = and(ownLease(ctx, courseId), eq(studyLeases.holder, holder));
  const [row] = await ctx.scope.tx.select().from(studyLeases).where(ctx.scope.only(studyLeases, mine)).for('update');
  if (row !== undefined) await saveLease(ctx, courseId, releaseLease(leaseOf(row), holder, now));
  return { held: 'N', expiresAt: now };
}
