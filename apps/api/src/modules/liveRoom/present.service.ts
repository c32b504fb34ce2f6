import { v, type CallInput, type CallOutput } from '@banyan/contracts';
import { roomLimits, roomPeople } from '@banyan/contracts/live';
import { and, asc, desc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { keysetPage, type Keyset } from '../../paging/keyset.ts';
import { livePeople, type PersonRow, type RoomRow } from './liveRoom.schema.ts';
import { personsOf, roleIn } from './people.ts';
import { isHere, openRoom } from './rooms.ts';

/** A person with their place in the list. */
interface Placed {
  readonly person: PersonRow;
  /** 0: raised hands, 1: hosts, 2: present people, 3: people who left. */
  readonly part: number;
  /** Since when, epoch ms. */
  readonly since: number;
}

/** Raised hands in their order, then hosts, then people present, by their arrival: an order that no column has. */
function byPlace(part: SQL<number>, since: SQL<number>): Keyset<Placed> {
  const columns = [part, since, sql`${livePeople.userId}`];
  return {
    key: v.strictTuple([v.pipe(v.int(), v.minValue(0), v.maxValue(3)), v.int(), v.int()]),
    keyOf: (row) => [row.part, row.since, row.person.userId],
    orderBy: (direction = 'next') => columns.map((column) => (direction === 'next' ? asc(column) : desc(column))),
    beyond: ([a = 0, b = 0, c = 0], direction = 'next') => {
      const sign = sql.raw(direction === 'next' ? '>' : '<');
      return sql`(${sql.join(columns, sql`, `)}) ${sign} (${a}::integer, ${b}::bigint, ${c}::bigint)`;
    },
  };
}

function placesIn(room: RoomRow, now: number) {
  const seen = new Date(now - roomLimits.absentMs).toISOString();
  const part = sql<number>`case when ${livePeople.handAt} is not null then 0
    when ${livePeople.role} = 'host' or ${livePeople.userId} = ${room.ownerId}::bigint then 1
    when ${livePeople.seenAt} > ${seen}::timestamptz then 2 else 3 end`;
  const at = sql`coalesce(${livePeople.handAt}, ${livePeople.enteredAt}, ${livePeople.begins})`;
  const since = sql<number>`(extract(epoch from ${at}) * 1000)::bigint`.mapWith(Number);
  return { part, since };
}

/** People present in a room, and those who left. */
export async function listPeople(
  ctx: CallContext<Learner>,
  input: CallInput<typeof roomPeople>,
): Promise<CallOutput<typeof roomPeople>> {
  const { scope } = ctx;
  const { room } = await openRoom(ctx, input.id);
  const now = ctx.now();
  const { part, since } = placesIn(room, now);
  const came = or(isNotNull(livePeople.enteredAt), isNotNull(livePeople.handAt));
  return keysetPage(roomPeople, input, {
    by: byPlace(part, since),
    read: ({ beyond, limit, orderBy }): Promise<Placed[]> =>
      scope.tx
        .select({ person: livePeople, part, since })
        .from(livePeople)
        .where(scope.only(livePeople, and(eq(livePeople.roomId, input.id), came, beyond)))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) => {
      const personOf = await personsOf(
        ctx,
        rows.map(({ person }) => person.userId),
      );
      return rows.map(({ person }) => ({
        person: personOf(person.userId),
        role: roleIn(room, person),
        here: isHere(person, now),
        muted: person.muted,
        handAt: person.handAt?.getTime() ?? null,
        presentMs: person.presentMs,
      }));
    },
  });
}
