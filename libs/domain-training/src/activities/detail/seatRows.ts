import type { ActivitySeat } from '@banyan/contracts/training';
import type { Seat, SeatRow, SeatState } from '@banyan/ui/data';
import type { SeatPlan } from './acts.ts';

const keyOf = ({ column, row }: ActivitySeat) => `${row}-${column}`;

/** The plan as rows of seats, with gaps at the aisles. */
export function seatRows(plan: SeatPlan): SeatRow[] {
  const closed = new Set(plan.closed.map(keyOf));
  const taken = new Set(plan.taken.map(keyOf));
  const own = plan.own === null ? '' : keyOf(plan.own);
  const stateOf = (id: string): SeatState =>
    id === own ? 'mine' : taken.has(id) ? 'taken' : closed.has(id) ? 'closed' : 'free';
  return Array.from({ length: plan.rows }, (_, index) => ({
    label: String(index + 1),
    seats: Array.from({ length: plan.columns }, (__, at) => at + 1).flatMap((column): (Seat | null)[] => {
      const id = keyOf({ row: index + 1, column });
      const seat = { id, label: String(column), state: stateOf(id) };
      return plan.aisles.includes(column) ? [seat, null] : [seat];
    }),
  }));
}

/** The seat that an id of the plan names. */
export function seatOf(id: string): ActivitySeat {
  const [row = 0, column = 0] = id.split('-').map(Number);
  return { row, column };
}
