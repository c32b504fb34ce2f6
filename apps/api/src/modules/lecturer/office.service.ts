import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { officeBookings, type answerBooking, type BookingState, type lecturerOffice } from '@banyan/contracts/teaching';
import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keysetPage } from '../../paging/keyset.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { lastBooked, shownBooking, shownBookings } from './booking.service.ts';
import { cardsOf, type LecturerRow } from './cards.ts';
import type { LecturerPorts } from './lecturer.ports.ts';
import { lecturerBookings } from './lecturer.schema.ts';
import { refused } from './refuse.ts';
import { settleBookings } from './settle.ts';
import { tellLearner } from './told.ts';

type Ctx = CallContext<Learner>;
const mostCourses = 60;

/** The lecturer of the caller's account; null when it belongs to none. */
export async function ownLecturer({ scope, viewer }: Pick<Ctx, 'scope' | 'viewer'>): Promise<LecturerRow | null> {
  const [row] = await scope.tx
    .select()
    .from(lecturers)
    .where(scope.only(lecturers, eq(lecturers.userId, viewer.userId), isNull(lecturers.endedAt)))
    .orderBy(lecturers.id)
    .limit(1);
  return row ?? null;
}

/** The lecturer's own desk. */
export async function readOffice(ctx: Ctx, ports: LecturerPorts): Promise<CallOutput<typeof lecturerOffice>> {
  const { scope } = ctx;
  const row = await ownLecturer(ctx);
  if (row === null) return { lecturer: null, waiting: 0, confirmed: 0, courses: [] };
  await settleBookings(ctx);
  const [lecturer] = await cardsOf(ctx, [row], ports);
  const count = (state: BookingState) =>
    scope.tx.$count(
      lecturerBookings,
      scope.only(lecturerBookings, eq(lecturerBookings.lecturerId, row.id), eq(lecturerBookings.state, state)),
    );
  const { items } = await ports.coursesOf(ctx, { id: row.id, size: mostCourses });
  return {
    lecturer: lecturer ?? null,
    waiting: await count('waiting'),
    confirmed: await count('confirmed'),
    courses: items,
  };
}

/** Bookings with the lecturer. */
export async function listOffice(
  ctx: Ctx,
  input: CallInput<typeof officeBookings>,
): Promise<CallOutput<typeof officeBookings>> {
  const { scope } = ctx;
  const own = await ownLecturer(ctx);
  await settleBookings(ctx);
  const inState = input.tab === 'all' ? undefined : eq(lecturerBookings.state, input.tab);
  return keysetPage(officeBookings, input, {
    by: lastBooked,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(lecturerBookings)
        .where(scope.only(lecturerBookings, eq(lecturerBookings.lecturerId, own?.id ?? 0), inState, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => shownBookings(ctx, rows),
  });
}

/** Confirms, refuses, cancels or ends a booking: each only from the states that allow it. */
export async function answer(
  ctx: Ctx,
  { booking, act, answer: words }: CallInput<typeof answerBooking>,
): Promise<CallOutput<typeof answerBooking>> {
  const { scope, now } = ctx;
  const own = await ownLecturer(ctx);
  await settleBookings(ctx);
  const which = and(eq(lecturerBookings.id, booking), eq(lecturerBookings.lecturerId, own?.id ?? 0));
  const said = { answer: words.trim() };
  // Ending without a remark leaves the earlier one.
  const saidLast = said.answer === '' ? {} : said;
  const change = {
    confirm: { ...said, state: 'confirmed' as const },
    refuse: { ...said, state: 'cancelled' as const, cancelledBy: 'lecturer' as const },
    withdraw: { ...said, state: 'cancelled' as const, cancelledBy: 'withdrawn' as const },
    end: { ...saidLast, state: 'evaluate' as const },
  }[act];
  const allowed: SQL | undefined = {
    confirm: eq(lecturerBookings.state, 'waiting'),
    refuse: eq(lecturerBookings.state, 'waiting'),
    withdraw: eq(lecturerBookings.state, 'confirmed'),
    // A booking that has not begun cannot have taken place.
    end: and(eq(lecturerBookings.state, 'confirmed'), lte(lecturerBookings.begins, new Date(now()))),
  }[act];
  const [row] = await scope.tx
    .update(lecturerBookings)
    .set(change)
    .where(scope.only(lecturerBookings, which, allowed))
    .returning();
  if (row !== undefined) {
    await tellLearner(ctx, row);
    return shownBooking(ctx, row);
  }
  const known = await scope.tx.$count(lecturerBookings, scope.only(lecturerBookings, which));
  throw known === 0 ? new Refusal(ErrorCode.notFound) : refused('state');
}
