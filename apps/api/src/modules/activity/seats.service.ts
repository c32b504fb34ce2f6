import type { CallInput, CallOutput } from '@banyan/contracts';
import type { ActivitySeat, activitySeats, chooseSeat } from '@banyan/contracts/training';
import { and, eq, ne, or } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { activityRegistrations, activitySeatsTaken } from './activity.schema.ts';
import { openActivity } from './activityRow.ts';
import { infoOf } from './detail.service.ts';
import { refused } from './refuse.ts';
import { stateOf } from './times.ts';

type Ctx = CallContext<Learner>;

const isAt = (a: ActivitySeat, b: ActivitySeat) => a.row === b.row && a.column === b.column;

/** The plan of seats: which are taken, without names. */
export async function readSeats(
  ctx: Ctx,
  { id }: CallInput<typeof activitySeats>,
): Promise<CallOutput<typeof activitySeats>> {
  const { scope, viewer } = ctx;
  const { row } = await openActivity(ctx, id);
  if (row.seatRows === 0) throw refused('noSeats');
  const all = await scope.tx
    .select()
    .from(activitySeatsTaken)
    .where(scope.only(activitySeatsTaken, eq(activitySeatsTaken.activityId, id)))
    .orderBy(activitySeatsTaken.row, activitySeatsTaken.column);
  const seat = ({ row, column }: ActivitySeat): ActivitySeat => ({ row, column });
  const own = all.find(({ userId }) => userId === viewer.userId);
  return {
    rows: row.seatRows,
    columns: row.seatColumns,
    aisles: row.aisles,
    closed: [...row.closedSeats],
    taken: all.filter((one) => one !== own).map(seat),
    own: own === undefined ? null : seat(own),
  };
}

/** Takes a seat; of two simultaneous requests, the key of the table accepts one. */
export async function takeSeat(ctx: Ctx, input: CallInput<typeof chooseSeat>): Promise<CallOutput<typeof chooseSeat>> {
  const { scope, viewer } = ctx;
  const { column, id, row: seatRow } = input;
  // Two windows of one person: the second waits here, so that nobody has two seats.
  const [registration] = await scope.tx
    .select({ waiting: activityRegistrations.waiting })
    .from(activityRegistrations)
    .where(
      scope.only(
        activityRegistrations,
        eq(activityRegistrations.activityId, id),
        eq(activityRegistrations.userId, viewer.userId),
      ),
    )
    .for('update');
  const { row } = await openActivity(ctx, id);
  if (row.seatRows === 0) throw refused('noSeats');
  if (registration === undefined) throw refused('notRegistered');
  if (registration.waiting) throw refused('waiting');
  if (stateOf(row, ctx.now()) === 'ended') throw refused('closed');
  const wanted = { row: seatRow, column };
  const there = seatRow <= row.seatRows && column <= row.seatColumns;
  if (!there || row.closedSeats.some((one) => isAt(one, wanted))) throw refused('noSeat');
  const own = and(eq(activitySeatsTaken.activityId, id), eq(activitySeatsTaken.userId, viewer.userId));
  const here = and(eq(activitySeatsTaken.row, seatRow), eq(activitySeatsTaken.column, column));
  const elsewhere = or(ne(activitySeatsTaken.row, seatRow), ne(activitySeatsTaken.column, column));
  // The new seat first: two people who gave up theirs beforehand could wait for each other.
  const taken = await scope.tx
    .insert(activitySeatsTaken)
    .values(scope.row(activitySeatsTaken, { activityId: id, userId: viewer.userId, ...wanted }))
    .onConflictDoNothing()
    .returning({ userId: activitySeatsTaken.userId });
  if (taken.length === 0) {
    const [mine] = await scope.tx
      .select()
      .from(activitySeatsTaken)
      .where(scope.only(activitySeatsTaken, own, here));
    if (mine === undefined) throw refused('seatTaken');
  }
  await scope.tx.delete(activitySeatsTaken).where(scope.only(activitySeatsTaken, own, elsewhere));
  return infoOf(ctx, id);
}
