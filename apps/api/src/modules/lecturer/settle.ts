import { and, eq, lte } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { lecturerBookings } from './lecturer.schema.ts';

/** Changes by time alone: past bookings wait for a grade, those unanswered before their beginning are cancelled. */
export async function settleBookings({ scope, now }: Pick<CallContext, 'scope' | 'now'>): Promise<void> {
  const today = new Date(now());
  const over = and(eq(lecturerBookings.state, 'confirmed'), lte(lecturerBookings.ends, today));
  const missed = and(eq(lecturerBookings.state, 'waiting'), lte(lecturerBookings.begins, today));
  await scope.tx.update(lecturerBookings).set({ state: 'evaluate' }).where(scope.only(lecturerBookings, over));
  await scope.tx
    .update(lecturerBookings)
    .set({ state: 'cancelled', cancelledBy: 'late' })
    .where(scope.only(lecturerBookings, missed));
}
