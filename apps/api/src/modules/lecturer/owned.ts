import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { countOwned, newOwner, type OwnedThings } from '../../platform/ownedThings.ts';
import { lecturerBookings, lecturerSlots } from './lecturer.schema.ts';
import { tellLearner } from './told.ts';

/** Bookings that hold and have not begun. */
const isAhead = (now: Date) =>
  and(inArray(lecturerBookings.state, ['waiting', 'confirmed']), gt(lecturerBookings.begins, now));

/** Lessons that somebody has booked with a lecturer. */
export const ownedBookings: OwnedThings = {
  kind: 'bookings',
  fate: 'handedOver',
  count: (scope, userIds, now) =>
    countOwned(scope, lecturerBookings, { owner: lecturerBookings.userId, userIds, where: isAhead(now) }),
  async release({ now, scope }, from, to) {
    const rows = await scope.tx
      .update(lecturerBookings)
      .set({ userId: to })
      .where(scope.only(lecturerBookings, eq(lecturerBookings.userId, from), isAhead(new Date(now()))))
      .returning({ id: lecturerBookings.id, name: lecturerBookings.place });
    return rows.map((row) => newOwner('booking', row, [from, to]));
  },
};

/** Lecturers among these people. */
const lecturersOf = (scope: TenantScope, userIds: readonly number[]) =>
  scope.tx
    .select({ id: lecturers.id, userId: lecturers.userId })
    .from(lecturers)
    .where(scope.only(lecturers, sql`${lecturers.userId} = any(${sql.param([...userIds])}::bigint[])`));

/** Lessons that a lecturer would have to give: they are called off, and their times are not offered any more. */
export const ownedLessons: OwnedThings = {
  kind: 'lessons',
  fate: 'calledOff',
  async count(scope, userIds, now) {
    const own = await lecturersOf(scope, userIds);
    const counts = await countOwned(scope, lecturerBookings, {
      ...{ owner: lecturerBookings.lecturerId, userIds: own.map(({ id }) => id), where: isAhead(now) },
    });
    return new Map(own.map(({ id, userId }) => [userId ?? 0, counts.get(id) ?? 0]));
  },
  async release(ctx, from) {
    const { scope } = ctx;
    const ids = (await lecturersOf(scope, [from])).map(({ id }) => id);
    if (ids.length === 0) return [];
    return callOff(ctx, ids);
  },
};

/** Cancels what is ahead of lecturers, tells their learners, and offers none of their times any more. */
export async function callOff(ctx: Parameters<NonNullable<OwnedThings['release']>>[0], ids: readonly number[]) {
  const { now, scope } = ctx;
  const today = new Date(now());
  const rows = await scope.tx
    .update(lecturerBookings)
    .set({ state: 'cancelled', cancelledBy: 'withdrawn' })
    .where(scope.only(lecturerBookings, inArray(lecturerBookings.lecturerId, [...ids]), isAhead(today)))
    .returning();
  await scope.tx
    .delete(lecturerSlots)
    .where(scope.only(lecturerSlots, inArray(lecturerSlots.lecturerId, [...ids]), gt(lecturerSlots.begins, today)));
  for (const row of rows) await tellLearner(ctx, row);
  return rows.map(({ id, place }) => ({
    ...{ type: 'booking' as const, id, name: place },
    changes: [{ field: 'state', before: null, after: 'cancelled' }],
  }));
}
