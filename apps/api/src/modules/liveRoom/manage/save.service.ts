import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  meetingTimes,
  roomLimits,
  type cancelLiveRoom,
  type saveLiveRoom,
  type WrittenLiveRoom,
} from '@banyan/contracts/live';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import { liveRooms, type RoomRow } from '../liveRoom.schema.ts';
import { refused } from '../refuse.ts';
import { tellRoom } from '../rooms.ts';
import { managedRoom, writtenRoom } from './detail.service.ts';
import { checkedRoom } from './rules.ts';
import { awaitingPeople, keepHosts, tellPeople, tellWritten, type ToldRoom } from './told.ts';
import { roomsWithin, roomToChange } from './within.ts';

type Input = CallInput<typeof saveLiveRoom>;
type Values = Awaited<ReturnType<typeof checkedRoom>>;

/** Later times of a series within the caller's rights that have neither begun nor been cancelled, in order, locked. */
async function followingOf(ctx: ManageContext, { begins, id, seriesId }: RoomRow): Promise<RoomRow[]> {
  const { now, scope } = ctx;
  if (seriesId === null) return [];
  const later = and(
    eq(liveRooms.seriesId, seriesId),
    gt(liveRooms.begins, begins),
    gt(liveRooms.ends, new Date(now())),
    roomsWithin(ctx, 'live.edit'),
  );
  const rows = await scope.tx
    .select()
    .from(liveRooms)
    .where(scope.only(liveRooms, later, and(isNull(liveRooms.cancelledAt), isNull(liveRooms.startedAt))))
    .orderBy(liveRooms.id)
    .for('no key update');
  return rows.filter((row) => row.id !== id).sort((one, other) => one.begins.getTime() - other.begins.getTime());
}

/** Values of a room on record; the words of its door are not told. */
async function recorded({ scope }: ManageContext, row: RoomRow): Promise<Record<string, unknown>> {
  const { from, ...rest } = await writtenRoom(scope, row);
  return { ...rest, from: new Date(from).toISOString() };
}

const hidden: ReadonlySet<string> = new Set(['password']);

/** Adds a room, or its series: one for each of its times. */
async function add(ctx: ManageContext, { frequency, liveRoom, times = 0 }: Input): Promise<number> {
  const { scope, viewer } = ctx;
  const { timesLeast, timesMost } = roomLimits;
  const few = frequency !== '' && (times < timesLeast || times > timesMost);
  const values = await checkedRoom(ctx, liveRoom, null, few ? { times: 'times' } : {});
  const lasts = values.ends.getTime() - values.begins.getTime();
  const starts =
    frequency === ''
      ? [values.begins.getTime()]
      : meetingTimes(values.begins.getTime(), { frequency, times, timeZone: viewer.timeZone });
  const hosts = [...new Set([liveRoom.host, ...liveRoom.hosts])];
  let first = 0;
  for (const start of starts) {
    const [row] = await scope.tx
      .insert(liveRooms)
      .values(
        scope.row(liveRooms, {
          ...{ ...values, kind: 'open' as const, begins: new Date(start), ends: new Date(start + lasts) },
          ...(frequency === '' ? {} : { frequency, seriesId: first === 0 ? null : first }),
        }),
      )
      .returning();
    if (row === undefined) throw new Error('a room was not kept');
    if (first === 0) first = row.id;
    if (frequency !== '' && row.seriesId === null)
      await scope.tx
        .update(liveRooms)
        .set({ seriesId: first })
        .where(scope.only(liveRooms, eq(liveRooms.id, row.id)));
    await keepHosts(ctx, row, hosts);
    ctx.changed({
      type: 'room',
      id: row.id,
      name: row.title,
      changes: changedFields({}, await recorded(ctx, row), hidden),
    });
  }
  const params = { hosting: values.title, startsAt: values.begins.getTime() };
  await tellPeople(ctx, { id: first }, { params, userIds: hosts });
  return first;
}

/** Writes other values to a room. */
async function write(ctx: ManageContext, row: RoomRow, values: Values, hosts: readonly number[]): Promise<ToldRoom> {
  const { scope } = ctx;
  const before = await recorded(ctx, row);
  const by = values.begins.getTime() - row.begins.getTime();
  const [changed] = await scope.tx
    .update(liveRooms)
    .set({
      ...{ ...values, revision: sql`${liveRooms.revision} + 1` },
      ...(by === 0 ? {} : { toldAt: null, agenda: row.agenda.map((one) => ({ ...one, at: one.at + by })) }),
    })
    .where(scope.only(liveRooms, eq(liveRooms.id, row.id)))
    .returning();
  if (changed === undefined) throw new Error('a room is gone');
  const added = await keepHosts(ctx, changed, hosts);
  ctx.changed({
    ...{ type: 'room', id: row.id, name: values.title },
    changes: changedFields(before, await recorded(ctx, changed), hidden),
  });
  await tellRoom(ctx, row.id, 'room', hosts);
  const { begins, title } = values;
  return {
    id: row.id,
    title,
    begins,
    was: row.begins,
    added,
    moved: by === 0 ? [] : await awaitingPeople(ctx, [row.id]),
  };
}

/** Whether a change touches what stays as it is once a room has begun. */
const touchesBegun = (before: WrittenLiveRoom, room: WrittenLiveRoom): boolean =>
  (['from', 'minutes', 'provider', 'channel', 'credits', 'neededMinutes'] as const).some(
    (field) => room[field] !== before[field],
  );

/** Columns that a room keeps once it has begun: hosts open and shut its talk in the room itself. */
const keptOnAir = ({ allMuted, begins, channel, credits, ends, neededMs, provider }: RoomRow) => ({
  ...{ allMuted, begins, channel, credits, ends, neededMs, provider },
});

/** Adds a live room or its series, or changes one of them, with its later times if asked. */
export async function save(ctx: ManageContext, input: Input): Promise<CallOutput<typeof saveLiveRoom>> {
  const { following, id, liveRoom, revision } = input;
  if (id === 0) return managedRoom(ctx, await add(ctx, input));
  const row = await roomToChange(ctx, id);
  if (row.revision !== revision)
    throw new Refusal(ErrorCode.conflict, { data: { liveRoom: await managedRoom(ctx, id) } });
  if (row.cancelledAt !== null) throw refused('state');
  const checked = await checkedRoom(ctx, liveRoom, row);
  if (row.startedAt !== null && touchesBegun(await writtenRoom(ctx.scope, row), liveRoom)) throw refused('state');
  const values = row.startedAt === null ? checked : { ...checked, ...keptOnAir(row) };
  const later = following === 'Y' ? await followingOf(ctx, row) : [];
  const hosts = [...new Set([liveRoom.host, ...liveRoom.hosts])];
  const by = values.begins.getTime() - row.begins.getTime();
  const lasts = values.ends.getTime() - values.begins.getTime();
  const written = [await write(ctx, row, values, hosts)];
  for (const one of later) {
    const begins = new Date(one.begins.getTime() + by);
    written.push(await write(ctx, one, { ...checked, begins, ends: new Date(begins.getTime() + lasts) }, hosts));
  }
  await tellWritten(ctx, written);
  return managedRoom(ctx, id);
}

/** Cancels a room that has not begun, with its later times if asked; whoever waits for it is told. */
export async function cancel(
  ctx: ManageContext,
  { following, id, reason }: CallInput<typeof cancelLiveRoom>,
): Promise<CallOutput<typeof cancelLiveRoom>> {
  const { now, scope } = ctx;
  const row = await roomToChange(ctx, id);
  const isOver = row.ends.getTime() <= now();
  if (row.cancelledAt !== null || row.startedAt !== null || isOver) throw refused('state');
  const off = [row, ...(following === 'Y' ? await followingOf(ctx, row) : [])];
  const ids = off.map((one) => one.id);
  await scope.tx
    .update(liveRooms)
    .set({ cancelledAt: new Date(now()), revision: sql`${liveRooms.revision} + 1` })
    .where(scope.only(liveRooms, inArray(liveRooms.id, ids)));
  for (const one of off)
    ctx.changed({
      ...{ type: 'room', id: one.id, name: one.title },
      changes: [
        { field: 'state', before: null, after: 'cancelled' },
        ...(reason.trim() === '' ? [] : [{ field: 'reason', before: null, after: reason.trim() }]),
      ],
    });
  const people = await awaitingPeople(ctx, ids);
  const told = { cancelled: row.title, wasAt: row.begins.getTime() };
  const params = {
    ...told,
    ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    ...(off.length > 1 ? { gone: off.length } : {}),
  };
  await tellPeople(ctx, row, { params, userIds: people });
  for (const one of off) await tellRoom(ctx, one.id, 'room', people);
  return managedRoom(ctx, id);
}
