import type { ActivitySeat } from '@banyan/contracts/training';
import type { TenantScope } from '../../../db/tenant.ts';
import {
  activityAttendances,
  activityEvaluations,
  activityRegistrations,
  activitySeatsTaken,
  type ActivityRow,
  type SessionRow,
} from '../activity.schema.ts';
import type { SeedComers, SeedGuest } from './comers.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** People of an enterprise. */
export interface People {
  readonly idOf: (account: string) => number;
  /** Ids of the colleagues without a login. */
  readonly colleagues: readonly number[];
}

type Guest = Omit<SeedGuest, 'account'> & { readonly userId: number };

/** Seats in the order in which a room fills: from the middle of the front rows, with gaps. */
function seatsInTurn(row: ActivityRow, given: readonly ActivitySeat[]): ActivitySeat[] {
  const { closedSeats, seatColumns, seatRows } = row;
  const used = new Set([...closedSeats, ...given].map(({ column, row }) => `${row}.${column}`));
  const all = Array.from({ length: seatRows * seatColumns }, (_, index) => ({
    row: Math.floor(index / seatColumns) + 1,
    column: (index % seatColumns) + 1,
  }));
  return all.filter(({ column, row }) => !used.has(`${row}.${column}`) && (row * 7 + column * 5) % 3 !== 0);
}

function guestsOf({ now, people, row, seed, sessions }: Coming): Guest[] {
  const named = (seed.guests ?? []).map(({ account, ...guest }) => ({ ...guest, userId: people.idOf(account) }));
  const seats = seatsInTurn(
    row,
    named.flatMap(({ seat }) => seat ?? []),
  );
  const others = people.colleagues.slice(0, seed.colleagues ?? 0).map((userId, index): Guest => {
    const seat = seats[index];
    const opinion = seed.opinions?.[index];
    return {
      userId,
      attended: index < (seed.came ?? 0) ? sessions.length : 0,
      // Nobody has left an activity that is still going on.
      leaves: row.beginsAt.getTime() < now - DAY_MS,
      ...(seat === undefined ? {} : { seat }),
      ...(opinion === undefined ? {} : { opinion }),
    };
  });
  return [...named, ...others];
}

/** An activity and its participants. */
interface Coming {
  readonly row: ActivityRow;
  readonly seed: SeedComers;
  readonly sessions: readonly SessionRow[];
  readonly people: People;
  /** Epoch ms. */
  readonly now: number;
}

/** Adds the people of an activity: registrations, waiting list, attendance, ratings. */
export async function addPeople(scope: TenantScope, coming: Coming): Promise<void> {
  const { people, row, seed, sessions } = coming;
  const { id: activityId, signOut } = row;
  const guests = guestsOf(coming);
  const first = sessions[0]?.beginsAt.getTime() ?? 0;
  const at = new Date(first - 3 * 86_400_000);
  const line = (seed.waiting ?? []).map(people.idOf);
  const registered = [
    ...guests.map(({ userId }) => ({ activityId, userId, waiting: false, at })),
    ...line.map((userId) => ({ activityId, userId, waiting: true, at })),
  ];
  if (registered.length === 0) return;
  await scope.tx.insert(activityRegistrations).values(registered.map((one) => scope.row(activityRegistrations, one)));
  const seated = guests.flatMap(({ seat, userId }) => (seat ? [{ activityId, userId, ...seat }] : []));
  if (seated.length > 0) {
    await scope.tx.insert(activitySeatsTaken).values(seated.map((one) => scope.row(activitySeatsTaken, one)));
  }
  const present = guests.flatMap(({ attended = 0, leaves = true, userId }, index) =>
    sessions.slice(0, attended).map(({ beginsAt, endsAt, id }) => ({
      ...{ sessionId: id, userId, activityId },
      signedInAt: new Date(beginsAt.getTime() - ((index * 3) % 14) * MINUTE_MS),
      signedInBy: index % 4 === 3 ? ('name' as const) : ('code' as const),
      signedOutAt: signOut && leaves ? new Date(endsAt.getTime() + ((index * 2) % 9) * MINUTE_MS) : null,
    })),
  );
  if (present.length > 0) {
    await scope.tx.insert(activityAttendances).values(present.map((one) => scope.row(activityAttendances, one)));
  }
  const end = Math.max(...sessions.map(({ endsAt }) => endsAt.getTime()));
  const said = guests.flatMap(({ opinion, userId }, index) =>
    opinion === undefined
      ? []
      : [
          {
            ...{ activityId, userId, stars: opinion.stars },
            words: opinion.words,
            at: new Date(end + (index + 1) * 17 * MINUTE_MS),
          },
        ],
  );
  if (said.length > 0) {
    await scope.tx.insert(activityEvaluations).values(said.map((one) => scope.row(activityEvaluations, one)));
  }
}
