import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { lecturerLimits, type addSlot, type officeSlots, type removeSlot } from '@banyan/contracts/teaching';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { slotOf, timesOf } from './booking.service.ts';
import { lecturerBookings, lecturerSlots } from './lecturer.schema.ts';
import { ownLecturer } from './office.service.ts';
import { refused } from './refuse.ts';

type Ctx = CallContext<Learner>;
const { aheadMs, longestMs, shortestMs, slots: mostSlots } = lecturerLimits;

/** The lecturer's own future times. */
export async function listSlots(ctx: Ctx): Promise<CallOutput<typeof officeSlots>> {
  const own = await ownLecturer(ctx);
  return { items: own === null ? [] : await timesOf(ctx, own.id) };
}

/** Offers a time. The lecturer's row is locked meanwhile, so that two windows do not offer overlapping times. */
export async function offer(
  ctx: Ctx,
  { from, to, place }: CallInput<typeof addSlot>,
): Promise<CallOutput<typeof addSlot>> {
  const { scope, now } = ctx;
  const own = await ownLecturer(ctx);
  if (own === null) throw refused('noLecturer');
  if (from <= now()) throw refused('past');
  if (to - from < shortestMs || to - from > longestMs || from > now() + aheadMs) throw refused('span');
  const [begins, ends] = [new Date(from), new Date(to)];
  await scope.tx
    .select({ id: lecturers.id })
    .from(lecturers)
    .where(scope.only(lecturers, eq(lecturers.id, own.id)))
    .for('update');
  const mine = eq(lecturerSlots.lecturerId, own.id);
  const meeting = and(mine, lt(lecturerSlots.begins, ends), gt(lecturerSlots.ends, begins));
  if ((await scope.tx.$count(lecturerSlots, scope.only(lecturerSlots, meeting))) > 0) throw refused('overlap');
  const coming = and(mine, gt(lecturerSlots.begins, new Date(now())));
  if ((await scope.tx.$count(lecturerSlots, scope.only(lecturerSlots, coming))) >= mostSlots) throw refused('many');
  const [row] = await scope.tx
    .insert(lecturerSlots)
    .values(scope.row(lecturerSlots, { lecturerId: own.id, begins, ends, place: place.trim() }))
    .returning();
  if (row === undefined) throw new Error('no time was offered');
  return slotOf(row);
}

/** Withdraws a time that nobody has booked. */
export async function takeBack(
  ctx: Ctx,
  { slot }: CallInput<typeof removeSlot>,
): Promise<CallOutput<typeof removeSlot>> {
  const { scope } = ctx;
  const own = await ownLecturer(ctx);
  const which = and(eq(lecturerSlots.id, slot), eq(lecturerSlots.lecturerId, own?.id ?? 0));
  const [row] = await scope.tx
    .select({ id: lecturerSlots.id })
    .from(lecturerSlots)
    .where(scope.only(lecturerSlots, which))
    .for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  const booked = and(eq(lecturerBookings.slotId, slot), ne(lecturerBookings.state, 'cancelled'));
  if ((await scope.tx.$count(lecturerBookings, scope.only(lecturerBookings, booked))) > 0) throw refused('taken');
  await scope.tx.delete(lecturerSlots).where(scope.only(lecturerSlots, which));
  return { slot };
}
