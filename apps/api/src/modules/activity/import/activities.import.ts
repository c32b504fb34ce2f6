import { v } from '@banyan/contracts';
import { activityKinds, signInWays } from '@banyan/contracts/training';
import { asc, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { forWhom } from '../../../import/audience.shape.ts';
import { day, decimal, each, called, whole, words, yes } from '../../../import/shape.ts';
import type { YamlPath } from '../../../import/yaml.ts';
import type { Bringing } from '../../../platform/bringing.ts';
import { listKind } from '../../../platform/listKind.ts';
import { activities, activityAttendances, activitySeatsTaken, activitySessions } from '../activity.schema.ts';

const seat = v.strictObject({ row: whole(1, 100), column: whole(1, 100) });
const session = v.strictObject({ title: words(60), begins: day, ends: day });

/** An activity in a file. */
const activity = v.strictObject({
  title: words(100),
  kind: v.picklist(activityKinds),
  /** A paragraph each. */
  introduction: v.pipe(v.array(words(1000)), v.minLength(1), v.maxLength(20)),
  /** The inviting unit. */
  owner: words(60),
  /** Account of the organiser, who keeps the list and shows the code. */
  organiser: called,
  place: words(60),
  address: words(200),
  latitude: decimal(8, -90, 90),
  longitude: decimal(8, -180, 180),
  /** Maximum distance for signing in by place, metres. */
  radius: v.optional(whole(10, 10_000), 200),
  registers: v.strictObject({ from: day, to: day }),
  sessions: v.pipe(v.array(session), v.minLength(1), v.maxLength(30)),
  places: whole(1, 10_000),
  /** A plan of seats to choose from; free seating by default. */
  seats: v.optional(
    v.strictObject({
      rows: whole(1, 100),
      columns: whole(1, 100),
      /** Columns behind which there is an aisle. */
      aisles: v.optional(v.pipe(v.array(whole(1, 99)), each('column')), []),
      closed: v.optional(v.pipe(v.array(seat), v.maxLength(1000)), []),
    }),
  ),
  ways: v.optional(v.pipe(v.array(v.picklist(signInWays)), v.minLength(1), each('way')), ['code', 'place', 'name']),
  /** Signing out is required as well. */
  sign_out: yes(false),
  ...forWhom,
});
type Written = v.InferOutput<typeof activity>;

async function sessionsOf(at: Bringing, { sessions }: Written, path: YamlPath) {
  const placed = sessions.map(({ begins, ends, title }, index) => {
    const here = [...path, 'sessions', index];
    const [beginsAt, endsAt] = at.period(here, ['begins', begins], ['ends', ends]);
    return { title: at.localise(title), beginsAt, endsAt };
  });
  return Promise.resolve(placed.toSorted((one, other) => one.beginsAt.getTime() - other.beginsAt.getTime()));
}

function checkSeats(at: Bringing, { places, seats }: Written, path: YamlPath): void {
  if (seats === undefined) return;
  const outside = seats.closed.findIndex(({ column, row }) => row > seats.rows || column > seats.columns);
  if (outside >= 0) at.fault([...path, 'seats', 'closed', outside], 'There is no such seat.', 'Stay within the plan.');
  const open = seats.rows * seats.columns - new Set(seats.closed.map(({ column, row }) => `${row} ${column}`)).size;
  if (open < places)
    at.fault([...path, 'places'], `There are ${places} places and ${open} seats.`, 'Lower "places", or add seats.');
}

/** Offline activities: `npm run import -- activities activities.yaml --eid 1001`. */
export const activitiesKind = listKind({
  name: 'activities',
  about: 'Adds offline activities with their sessions and seats, or changes them until somebody has signed in.',
  list: 'activities',
  entry: activity,
  table: activities,
  title: activities.title,
  titleOf: ({ title }) => title,
  async thing(at, written, { path }) {
    const { registers, seats } = written;
    const below = await sessionsOf(at, written, path);
    const here = [...path, 'registers'];
    const [registrationFrom, registrationTo] = at.period(here, ['from', registers.from], ['to', registers.to]);
    checkSeats(at, written, path);
    const row = {
      kind: written.kind,
      title: at.localise(written.title),
      introduction: written.introduction.map(at.localise),
      owner: at.localise(written.owner),
      organiserId: (await at.account([...path, 'organiser'], written.organiser)) ?? 0,
      place: at.localise(written.place),
      address: at.localise(written.address),
      latitude: written.latitude,
      longitude: written.longitude,
      radius: written.radius,
      registrationFrom,
      registrationTo,
      beginsAt: below[0]?.beginsAt ?? new Date(0),
      endsAt: new Date(Math.max(...below.map(({ endsAt }) => endsAt.getTime()))),
      places: written.places,
      seatRows: seats?.rows ?? 0,
      seatColumns: seats?.columns ?? 0,
      aisles: seats?.aisles ?? [],
      closedSeats: seats?.closed ?? [],
      ways: written.ways,
      signOut: written.sign_out,
      audienceId: await at.audience(path, written),
    };
    return { row, below };
  },
  fresh: () => ({ codeKey: randomBytes(32).toString('base64url') }),
  below: {
    async alike({ scope }, id, sessions) {
      const { beginsAt, endsAt, title } = activitySessions;
      const former = await scope.tx
        .select({ title, beginsAt, endsAt })
        .from(activitySessions)
        .where(scope.only(activitySessions, eq(activitySessions.activityId, id)))
        .orderBy(asc(beginsAt), asc(activitySessions.id));
      return isDeepStrictEqual(former, sessions);
    },
    async write({ scope }, activityId, sessions) {
      await scope.tx
        .delete(activitySessions)
        .where(scope.only(activitySessions, eq(activitySessions.activityId, activityId)));
      await scope.tx
        .insert(activitySessions)
        .values(sessions.map((one) => scope.row(activitySessions, { ...one, activityId })));
    },
  },
  async held({ scope }, { id, ...former }, next) {
    const of = <Table extends typeof activityAttendances | typeof activitySeatsTaken>(table: Table) =>
      scope.tx.$count(table, scope.only(table, eq(table.activityId, id)));
    if ((await of(activityAttendances)) > 0) return 'People have signed in to it.';
    const moved = former.seatRows !== next.seatRows || former.seatColumns !== next.seatColumns;
    return moved && (await of(activitySeatsTaken)) > 0 ? 'People have chosen their seats.' : null;
  },
});
