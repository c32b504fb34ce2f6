import { asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import type { DemoPerson } from '../../../db/seed/demo/types.ts';
import { creditsEarned } from '../../../effects/creditsEarned.ts';
import { emitter, type Handler } from '../../../effects/effect.ts';
import { noJobs } from '../../../jobs/queue.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { livePeople, liveRooms, type RoomRow } from '../liveRoom.schema.ts';

const MINUTE_MS = 60_000;

/** Attendance of a room, and reminders of its start. */
interface Attendance {
  readonly room: number;
  /** Accounts with a reminder of the start. */
  readonly reminded?: readonly string[];
  /** Accounts that were present, from which minute to which. */
  readonly attended?: readonly (readonly [account: string, from: number, to: number])[];
  /** Number of colleagues who were present too. */
  readonly others?: number;
}

const attendances: readonly Attendance[] = [
  { room: 8001, reminded: ['H20381', 'H20412'] },
  { room: 8002, reminded: ['H20381'] },
  {
    room: 8003,
    others: 22,
    attended: [
      ['H20381', 4, 43],
      ['H20412', 1, 58],
    ],
  },
  { room: 8004, others: 17, attended: [['H20412', 2, 57]] },
  { room: 8005, others: 9, attended: [['H20381', 0, 28]] },
  { room: 8051, reminded: ['L1042'] },
  { room: 8052, reminded: ['L1042'] },
  { room: 8053, others: 10, attended: [['L1042', 3, 41]] },
  { room: 8054, others: 9, attended: [['L1042', 1, 58]] },
  { room: 8055, others: 6, attended: [['L1042', 0, 27]] },
];

interface People {
  /** People with a login, by account. */
  readonly known: ReadonlyMap<string, number>;
  /** People without a login. */
  readonly colleagues: readonly number[];
}

async function peopleOf(scope: TenantScope, people: readonly DemoPerson[]): Promise<People> {
  const accounts = people.map(({ account }) => account);
  const named = await scope.tx
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(scope.only(users, inArray(users.account, accounts)));
  const others = await scope.tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(scope.only(users, notInArray(users.account, accounts), eq(users.type, 1)))
    .orderBy(asc(users.id));
  // A colleague with the name of a person with a login would seem to be there twice.
  const taken = new Set(people.map(({ name }) => name.zh));
  const colleagues = others.filter(({ name }) => !taken.has(name.zh_cn)).map(({ id }) => id);
  return { known: new Map(named.map(({ id, account }) => [account, id])), colleagues };
}

/** Presence by person: minutes from the start. */
function spansOf({ attended = [], others = 0 }: Attendance, { known, colleagues }: People, room: RoomRow) {
  const minutes = (room.ends.getTime() - room.begins.getTime()) / MINUTE_MS;
  const spans = new Map<number, readonly [from: number, to: number]>([[room.ownerId, [0, minutes]]]);
  // People come and leave at different times; some leave too early for the credits.
  for (const [place, userId] of colleagues.slice(0, others).entries())
    spans.set(userId, [place % 6, minutes - ((place * 7) % 23)]);
  for (const [account, from, to] of attended) spans.set(known.get(account) ?? room.ownerId, [from, to]);
  return spans;
}

/** Writes the attendance of the demo's rooms of an enterprise, with the credits earned there, and the reminders. */
export async function addAttendance(
  scope: TenantScope,
  people: readonly DemoPerson[],
  handlers: readonly Handler[],
): Promise<void> {
  const found = await peopleOf(scope, people);
  const rooms = await scope.tx.select().from(liveRooms).where(scope.only(liveRooms));
  for (const attendance of attendances) {
    const room = rooms.find(({ id }) => id === attendance.room);
    if (room === undefined) continue;
    if (room.endedAt !== null) await addCame(scope, room, spansOf(attendance, found, room), handlers);
    for (const account of attendance.reminded ?? []) {
      const userId = found.known.get(account);
      if (userId === undefined) continue;
      const row = { roomId: room.id, userId, begins: room.begins, remind: true };
      await scope.tx.insert(livePeople).values(scope.row(livePeople, row)).onConflictDoNothing();
    }
  }
}

async function addCame(
  scope: TenantScope,
  { begins, credits, id, neededMs, ownerId }: RoomRow,
  spans: ReturnType<typeof spansOf>,
  handlers: readonly Handler[],
) {
  for (const [userId, [from, to]] of spans) {
    const span = [begins.getTime() + from * MINUTE_MS, begins.getTime() + to * MINUTE_MS] as const;
    const earns = credits > 0 && userId !== ownerId && span[1] - span[0] >= neededMs;
    const earnedAt = earns ? new Date(span[0] + neededMs) : null;
    const role = userId === ownerId ? ('host' as const) : ('viewer' as const);
    const came = { spans: [span], presentMs: span[1] - span[0], enteredAt: new Date(span[0]), earnedAt };
    await scope.tx
      .insert(livePeople)
      .values(scope.row(livePeople, { roomId: id, userId, role, begins, ...came }))
      .onConflictDoUpdate({ target: [livePeople.eid, livePeople.roomId, livePeople.userId], set: came });
    if (earnedAt === null) continue;
    const emit = emitter(handlers, noJobs, () => earnedAt.getTime());
    await emit(scope, creditsEarned, { userId, source: { type: 'live', id }, tenths: credits });
  }
}
