import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { meetingTimes, roomLimits, type cancelLiveRoom, type saveLiveRoom } from '@banyan/contracts/live';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import { liveRooms, type RoomRow } from '../liveRoom.schema.ts';
import { refused } from '../refuse.ts';
import { tellRoom } from '../rooms.ts';
import { managedRoom, writtenRoom } from './detail.service.ts';
import { checkedRoom } from './rules.ts';
import { awaitingPeople, keepHosts, tellPeople } from './told.ts';
import { roomToChange } from './within.ts';

type Input = CallInput<typeof saveLiveRoom>;
type Values = Awaited<ReturnType<typeof checkedRoom>>;

/** Later times of a series that have neither begun nor been cancelled, locked. */
async function followingOf({ now, scope }: ManageContext, { begins, id, seriesId }: RoomRow): Promise<RoomRow[]> {
  if (seriesId === null) return [];
  const later = and(
    eq(liveRooms.seriesId, seriesId),
    gt(liveRooms.begins, begins),
    gt(liveRooms.ends, new Date(now())),
  );
  const rows = await scope.tx
    .select()
    .from(liveRooms)
    .where(scope.only(liveRooms, later, and(isNull(liveRooms.cancelledAt), isNull(liveRooms.startedAt))))
    .orderBy(liveRooms.id)
    .for('no key update');
  return rows.filter((row) => row.id !== id);
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
    await keepHosts(ctx, row, [liveRoom.host, ...liveRoom.hosts]);
    ctx.changed({
      type: 'room',
      id: row.id,
      name: row.title,
      changes: changedFields({}, await recorded(ctx, row), hidden),
    });
  }
  const params = { hosting: values.title, startsAt: values.begins.getTime() };
  await tellPeople(ctx, { id: first }, { params, userIds: [liveRoom.host, ...liveRoom.hosts] });
  return first;
}

/** Writes other values to a room; those who wait for it are told when it moves. */
async function write(ctx: ManageContext, row: RoomRow, values: Values, hosts: readonly number[]): Promise<void> {
  const { scope } = ctx;
  const before = await recorded(ctx, row);
  const moved = row.begins.getTime() !== values.begins.getTime();
  const by = values.begins.getTime() - row.begins.getTime();
  const [changed] = await scope.tx
    .update(liveRooms)
    .set({
      ...{ ...values, revision: sql`${liveRooms.revision} + 1` },
      ...(moved ? { toldAt: null, agenda: row.agenda.map((one) => ({ ...one, at: one.at + by })) } : {}),
    })
    .where(scope.only(liveRooms, eq(liveRooms.id, row.id)))
    .returning();
  if (changed === undefined) throw new Error('a room is gone');
  const added = await keepHosts(ctx, changed, hosts);
  ctx.changed({
    ...{ type: 'room', id: row.id, name: values.title },
    changes: changedFields(before, await recorded(ctx, changed), hidden),
  });
  const startsAt = values.begins.getTime();
  await tellPeople(ctx, row, { params: { hosting: values.title, startsAt }, userIds: added });
  if (moved) {
    const userIds = (await awaitingPeople(ctx, [row.id])).filter((id) => !added.includes(id));
    await tellPeople(ctx, row, { params: { moved: values.title, startsAt, wasAt: row.begins.getTime() }, userIds });
  }
  await tellRoom(ctx, row.id, 'room', hosts);
}

/** Whether a change touches what stays as it is once a room has begun. */
const isOver = (row: RoomRow, values: Values): boolean =>
  row.startedAt !== null &&
  (values.begins.getTime() !== row.begins.getTime() ||
    values.ends.getTime() !== row.ends.getTime() ||
    values.provider !== row.provider ||
    values.channel !== row.channel ||
    values.credits !== row.credits ||
    values.neededMs !== row.neededMs);

/** Adds a live room or its series, or changes one of them, with its later times if asked. */
export async function save(ctx: ManageContext, input: Input): Promise<CallOutput<typeof saveLiveRoom>> {
  const { following, id, liveRoom, revision } = input;
  if (id === 0) return managedRoom(ctx, await add(ctx, input));
  const row = await roomToChange(ctx, id);
  if (row.revision !== revision)
    throw new Refusal(ErrorCode.conflict, { data: { liveRoom: await managedRoom(ctx, id) } });
  if (row.cancelledAt !== null) throw refused('state');
  const values = await checkedRoom(ctx, liveRoom, row);
  if (isOver(row, values)) throw refused('state');
  const later = following === 'Y' ? await followingOf(ctx, row) : [];
  const hosts = [liveRoom.host, ...liveRoom.hosts];
  const by = values.begins.getTime() - row.begins.getTime();
  const lasts = values.ends.getTime() - values.begins.getTime();
  await write(ctx, row, values, hosts);
  for (const one of later) {
    const begins = new Date(one.begins.getTime() + by);
    await write(ctx, one, { ...values, begins, ends: new Date(begins.getTime() + lasts) }, hosts);
  }
  return managedRoom(ctx, id);
}

/** Cancels a room that has not begun, with its later times if asked; whoever waits for it is told. */
export async function cancel(
  ctx: ManageContext,
  { following, id, reason }: CallInput<typeof cancelLiveRoom>,
): Promise<CallOutput<typeof cancelLiveRoom>> {
  const { now, scope } = ctx;
  const row = await roomToChange(ctx, id);
  if (row.cancelledAt !== null || row.startedAt !== null) throw refused('state');
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
