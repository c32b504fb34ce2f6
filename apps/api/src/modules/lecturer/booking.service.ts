import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  lecturerLimits,
  myBookings,
  type bookLecturer,
  type cancelBooking,
  type LecturerBooking,
  type SlotState,
  type lecturerSlots as slotsCall,
} from '@banyan/contracts/teaching';
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { nobody, peopleOf } from '../../platform/people.ts';
import { lecturerOf } from './cards.ts';
import { lecturerBookings, lecturerSlots, type BookingRow, type SlotRow } from './lecturer.schema.ts';
import { refused } from './refuse.ts';
import { settleBookings } from './settle.ts';
import { tellLecturer } from './told.ts';

type Ctx = CallContext<Learner>;

/** Latest booking first. */
export const lastBooked = keyset<BookingRow>([lecturerBookings.at, lecturerBookings.id], ({ at, id }) => [at, id]);

/** Future times of a lecturer, as the reader sees them. */
export async function timesOf(ctx: Pick<CallContext, 'scope' | 'viewer' | 'now'>, lecturerId: number) {
  const { scope, viewer, now } = ctx;
  const rows = await scope.tx
    .select()
    .from(lecturerSlots)
    .where(
      scope.only(
        lecturerSlots,
        and(eq(lecturerSlots.lecturerId, lecturerId), gt(lecturerSlots.begins, new Date(now()))),
      ),
    )
    .orderBy(asc(lecturerSlots.begins))
    .limit(lecturerLimits.slots);
  const taken =
    rows.length === 0
      ? []
      : await scope.tx
          .select({ slotId: lecturerBookings.slotId, userId: lecturerBookings.userId, state: lecturerBookings.state })
          .from(lecturerBookings)
          .where(
            scope.only(
              lecturerBookings,
              and(
                inArray(
                  lecturerBookings.slotId,
                  rows.map(({ id }) => id),
                ),
                ne(lecturerBookings.state, 'cancelled'),
              ),
            ),
          );
  return rows.map((row) => {
    const by = taken.find(({ slotId }) => slotId === row.id);
    const own = by !== undefined && by.userId === viewer.userId;
    const state: SlotState =
      by === undefined ? 'free' : own && (by.state === 'waiting' || by.state === 'confirmed') ? by.state : 'taken';
    return { ...slotOf(row), state: state };
  });
}

/** A free time in the form of the call. */
export const slotOf = ({ begins, ends, id, place }: SlotRow) => ({
  ...{ id, place },
  from: begins.getTime(),
  to: ends.getTime(),
  state: 'free' as const,
});

/** Times of a lecturer, and the price of a booking. */
export async function readSlots(
  ctx: CallContext,
  { id }: CallInput<typeof slotsCall>,
): Promise<CallOutput<typeof slotsCall>> {
  const { bookingPrice, endedAt, userId } = await lecturerOf(ctx, id);
  const open = userId !== null && endedAt === null;
  return { items: open ? await timesOf(ctx, id) : [], price: bookingPrice, open };
}

/** Bookings as both sides see them. */
export async function shownBookings(
  ctx: Pick<CallContext, 'scope' | 'viewer' | 'contentUrl'>,
  rows: readonly BookingRow[],
): Promise<LecturerBooking[]> {
  if (rows.length === 0) return [];
  const { scope, viewer } = ctx;
  const ids = [...new Set(rows.map(({ lecturerId }) => lecturerId))];
  const found = await scope.tx
    .select({ id: lecturers.id, name: lecturers.name })
    .from(lecturers)
    .where(scope.only(lecturers, inArray(lecturers.id, ids)));
  const names = new Map(found.map(({ id, name }) => [id, localised(name, viewer.language)]));
  const people = await peopleOf(
    ctx,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => {
    const { name, department } = people.get(row.userId) ?? nobody;
    const { answer, cancelledBy, id, lecturerId, note, place, price, state } = row;
    return {
      ...{ id, lecturerId, department, place, price, note, state, cancelledBy, answer },
      lecturer: names.get(lecturerId) ?? '',
      learner: name,
      from: row.begins.getTime(),
      to: row.ends.getTime(),
      at: row.at.getTime(),
    };
  });
}

/** One booking as both sides see it. */
export async function shownBooking(ctx: Ctx, row: BookingRow): Promise<LecturerBooking> {
  const [shown] = await shownBookings(ctx, [row]);
  if (shown === undefined) throw new Error('a booking that is not shown');
  return shown;
}

/**
 * Books a free time. The time is locked while it is checked; an index ensures that of two simultaneous callers one gets
 * it and the other is refused.
 */
export async function book(
  ctx: Ctx,
  { slot, note }: CallInput<typeof bookLecturer>,
): Promise<CallOutput<typeof bookLecturer>> {
  const { scope, viewer, now } = ctx;
  const { userId } = viewer;
  await settleBookings(ctx);
  const [time] = await scope.tx
    .select()
    .from(lecturerSlots)
    .where(scope.only(lecturerSlots, eq(lecturerSlots.id, slot)))
    .for('update');
  if (time === undefined) throw new Refusal(ErrorCode.notFound);
  const lecturer = await lecturerOf(ctx, time.lecturerId);
  if (lecturer.userId === null || lecturer.endedAt !== null) throw refused('noLecturer');
  if (lecturer.userId === userId) throw refused('own');
  if (time.begins.getTime() <= now()) throw refused('past');
  const open = and(eq(lecturerBookings.userId, userId), inArray(lecturerBookings.state, ['waiting', 'confirmed']));
  const held = await scope.tx.$count(lecturerBookings, scope.only(lecturerBookings, open));
  if (held >= lecturerLimits.openBookings) throw refused('many');
  await takeAct(ctx, 'booking');
  const { begins, ends, lecturerId, place } = time;
  const [row] = await scope.tx
    .insert(lecturerBookings)
    .values(
      scope.row(lecturerBookings, {
        ...{ lecturerId, slotId: slot, userId, begins, ends, place },
        price: lecturer.bookingPrice,
        note: note.trim(),
        at: new Date(now()),
      }),
    )
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw refused('taken');
  await tellLecturer(ctx, row, 'lessonAsked');
  return shownBooking(ctx, row);
}

/** Bookings of the learner. */
export async function listMine(ctx: Ctx, input: CallInput<typeof myBookings>): Promise<CallOutput<typeof myBookings>> {
  const { scope, viewer } = ctx;
  await settleBookings(ctx);
  const inState = input.tab === 'all' ? undefined : eq(lecturerBookings.state, input.tab);
  return keysetPage(myBookings, input, {
    by: lastBooked,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(lecturerBookings)
        .where(scope.only(lecturerBookings, eq(lecturerBookings.userId, viewer.userId), inState, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => shownBookings(ctx, rows),
  });
}

/** Cancels the viewer's booking before it begins. */
export async function cancel(
  ctx: Ctx,
  { booking }: CallInput<typeof cancelBooking>,
): Promise<CallOutput<typeof cancelBooking>> {
  const { scope, viewer, now } = ctx;
  await settleBookings(ctx);
  const own = and(eq(lecturerBookings.id, booking), eq(lecturerBookings.userId, viewer.userId));
  const [row] = await scope.tx
    .update(lecturerBookings)
    .set({ state: 'cancelled', cancelledBy: 'learner' })
    .where(
      scope.only(
        lecturerBookings,
        own,
        and(inArray(lecturerBookings.state, ['waiting', 'confirmed']), gt(lecturerBookings.begins, new Date(now()))),
      ),
    )
    .returning();
  if (row !== undefined) {
    await tellLecturer(ctx, row, 'lessonOff');
    return shownBooking(ctx, row);
  }
  const known = await scope.tx.$count(lecturerBookings, scope.only(lecturerBookings, own));
  throw known === 0 ? new Refusal(ErrorCode.notFound) : refused('state');
}
