import { type CallInput, type CallOutput, ErrorCode } from '@banyan/contracts';
import { type studyLease } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { courses } from './course.schema.ts';
import { freshLease, isHeldByOther, type Lease, releaseLease, takeLease } from './lease.ts';
import { openLessons } from './openCourse.ts';
import { studyLeases } from './progress.schema.ts';
import { seatIn } from './seats.ts';

type Context = CallContext<Learner>;

const ownLease = ({ viewer }: Pick<Context, 'viewer'>) => eq(studyLeases.userId, viewer.userId);

/** The learner's lease, its row locked until the transaction ends: reports of one learner come one by one. */
export async function lockLease(ctx: Context, courseId: number): Promise<Lease> {
  const known = await readLocked(ctx);
  if (known !== undefined) return known;
  const { scope, viewer } = ctx;
  const now = new Date(ctx.now());
  const fresh = { sessionId: viewer.sessionId, expiresAt: now, creditFrom: now, beatAt: now };
  await scope.tx
    .insert(studyLeases)
    .values(scope.row(studyLeases, { userId: viewer.userId, courseId, ...fresh }))
    .onConflictDoNothing();
  return (await readLocked(ctx)) ?? freshLease(courseId, ctx.now());
}

async function readLocked(ctx: Context): Promise<Lease | undefined> {
  const [row] = await ctx.scope.tx
    .select()
    .from(studyLeases)
    .where(ctx.scope.only(studyLeases, ownLease(ctx)))
    .for('update');
  return row && leaseOf(row);
}

const leaseOf = (row: typeof studyLeases.$inferSelect): Lease => ({
  courseId: row.courseId,
  holder: row.holder,
  expiresAt: row.expiresAt.getTime(),
  creditFrom: row.creditFrom.getTime(),
  beatAt: row.beatAt.getTime(),
});

/** Writes the lease back, as one of this login. */
export async function saveLease(ctx: Context, lease: Lease): Promise<void> {
  await ctx.scope.tx
    .update(studyLeases)
    .set({
      courseId: lease.courseId,
      holder: lease.holder,
      sessionId: ctx.viewer.sessionId,
      expiresAt: new Date(lease.expiresAt),
      creditFrom: new Date(lease.creditFrom),
      beatAt: new Date(lease.beatAt),
    })
    .where(ctx.scope.only(studyLeases, ownLease(ctx)));
}

/** Time up to now is used up: earlier time counts for nothing any more. */
export async function restartClock(ctx: Context): Promise<void> {
  const now = new Date(ctx.now());
  await ctx.scope.tx
    .update(studyLeases)
    .set({ creditFrom: now, beatAt: now })
    .where(ctx.scope.only(studyLeases, ownLease(ctx)));
}

/** Refuses with studyingElsewhere while another window or device has the lease, for any course. */
export async function refuseElsewhere(ctx: Context, lease: Lease, holder: string): Promise<void> {
  if (isHeldByOther(lease, holder, ctx.now())) throw await elsewhere(ctx, lease.courseId);
}

/**
 * The same for a call that does not name its window: refuses while another login studies this course. Of another course
 * nothing is refused: there it is playing that takes the place.
 */
export async function refuseOtherLogin(ctx: Context, courseId: number): Promise<void> {
  const [row] = await ctx.scope.tx
    .select()
    .from(studyLeases)
    .where(ctx.scope.only(studyLeases, ownLease(ctx)));
  if (row === undefined || row.holder === null || row.courseId !== courseId) return;
  if (row.sessionId !== ctx.viewer.sessionId && row.expiresAt.getTime() > ctx.now())
    throw await elsewhere(ctx, courseId);
}

/** Names the course that is studied elsewhere. */
async function elsewhere({ scope, viewer }: Context, courseId: number): Promise<Refusal> {
  const [course] = await scope.tx
    .select({ title: courses.title })
    .from(courses)
    .where(scope.only(courses, eq(courses.id, courseId)));
  const courseName = course === undefined ? '' : localised(course.title, viewer.language);
  return new Refusal(ErrorCode.studyingElsewhere, { data: { courseId, courseName } });
}

/** Takes, keeps, takes over or gives back the lease. Giving back always works, even for a course that closed. */
export async function changeLease(
  ctx: Context,
  input: CallInput<typeof studyLease>,
): Promise<CallOutput<typeof studyLease>> {
  const now = ctx.now();
  if (input.release === 'Y') {
    if (input.take_over === 'Y') throw new Refusal(ErrorCode.illegalRequest);
    return giveBack(ctx, input, now);
  }
  const open = await openLessons(ctx, input.course_id);
  const lease = await lockLease(ctx, open.course.id);
  const goesOn = input.playing === 'Y' && lease.courseId !== open.course.id;
  if (input.take_over === 'N' && !goesOn) await refuseElsewhere(ctx, lease, input.holder);
  await seatIn(ctx, open);
  const taken = takeLease(lease, { holder: input.holder, courseId: open.course.id }, now);
  await saveLease(ctx, taken);
  return { held: 'Y', expiresAt: taken.expiresAt };
}

async function giveBack(
  ctx: Context,
  { course_id: courseId, holder }: CallInput<typeof studyLease>,
  now: number,
): Promise<CallOutput<typeof studyLease>> {
  const lease = await readLocked(ctx);
  if (lease?.holder === holder) await saveLease(ctx, releaseLease(lease, holder, courseId, now));
  return { held: 'N', expiresAt: now };
}
