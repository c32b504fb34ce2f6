import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { gradeDimensions, lecturerLimits, type gradeLecturer } from '@banyan/contracts/teaching';
import { and, eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { lecturerOf } from './cards.ts';
import { commentsOf, hasMet } from './grades.service.ts';
import type { LecturerPorts } from './lecturer.ports.ts';
import { lecturerBookings, lecturerGrades, lecturerOpinions } from './lecturer.schema.ts';
import { refused } from './refuse.ts';
import { settleBookings } from './settle.ts';

/** Ends a booking that waits for a grade. Of two simultaneous calls the second is refused. */
async function endBooking(ctx: CallContext<Learner>, booking: number, lecturerId: number): Promise<void> {
  const { scope, viewer } = ctx;
  await settleBookings(ctx);
  const open = and(
    eq(lecturerBookings.id, booking),
    eq(lecturerBookings.userId, viewer.userId),
    eq(lecturerBookings.lecturerId, lecturerId),
    eq(lecturerBookings.state, 'evaluate'),
  );
  const ended = await scope.tx
    .update(lecturerBookings)
    .set({ state: 'ended' })
    .where(scope.only(lecturerBookings, open))
    .returning({ id: lecturerBookings.id });
  if (ended.length === 0) throw refused('state');
}

/** Grades a lecturer by dimension: after a booking, which ends by it, or after a course, replacing the last grade. */
export async function grade(
  ctx: CallContext<Learner>,
  input: CallInput<typeof gradeLecturer>,
  ports: LecturerPorts,
): Promise<CallOutput<typeof gradeLecturer>> {
  const { scope, viewer } = ctx;
  const words = input.text.trim();
  if ([...words].length > lecturerLimits.comment) {
    throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { text: 'tooLong' } } });
  }
  const { userId } = await lecturerOf(ctx, input.id);
  if (userId === viewer.userId) throw refused('own');
  if (input.booking !== undefined) await endBooking(ctx, input.booking, input.id);
  else if (!(await hasMet(ctx, viewer.userId, input.id, ports))) throw refused('notMet');
  await takeAct(ctx, 'evaluation');
  const said = { text: words, at: new Date(ctx.now()) };
  const whose = { lecturerId: input.id, userId: viewer.userId, bookingId: input.booking ?? 0 };
  const { eid, lecturerId, bookingId } = lecturerOpinions;
  const [row] = await scope.tx
    .insert(lecturerOpinions)
    .values(scope.row(lecturerOpinions, { ...whose, ...said }))
    .onConflictDoUpdate({ target: [eid, lecturerId, lecturerOpinions.userId, bookingId], set: said })
    .returning();
  if (row === undefined) throw new Error('no opinion was kept');
  await scope.tx.delete(lecturerGrades).where(scope.only(lecturerGrades, eq(lecturerGrades.opinionId, row.id)));
  const rows = gradeDimensions.map((dimension, index) =>
    scope.row(lecturerGrades, {
      ...{ opinionId: row.id, lecturerId: input.id, dimension },
      grade: input.grades[index] ?? 0,
    }),
  );
  await scope.tx.insert(lecturerGrades).values(rows);
  const [comment] = await commentsOf(ctx, [row]);
  if (comment === undefined) throw new Error('an opinion that is not shown');
  return comment;
}
