import type { CallInput, CallOutput } from '@banyan/contracts';
import type { manageLiveRoom, ManagedLiveRoomDetail, WrittenLiveRoom } from '@banyan/contracts/live';
import { and, asc, eq } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { audiences } from '../../../platform/audience/audience.schema.ts';
import { historyOf } from '../../../platform/historyOf.ts';
import { namesOf } from '../../../platform/peopleNames.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { livePeople, liveRooms, type RoomRow } from '../liveRoom.schema.ts';
import { awaits, hostIds } from '../people.ts';
import { managedRooms, statedColumns } from './list.service.ts';
import { roomWithin, stateColumn } from './within.ts';

export const MINUTE_MS = 60_000;

/** A room as the form has it. */
export async function writtenRoom(scope: TenantScope, room: RoomRow): Promise<WrittenLiveRoom> {
  const [meant] =
    room.audienceId === null
      ? []
      : await scope.tx
          .select({ terms: audiences.terms })
          .from(audiences)
          .where(scope.only(audiences, eq(audiences.id, room.audienceId)));
  const { allMuted, channel, credits, introduction, neededMs, ownerId, password, provider, replayOff, title } = room;
  return {
    ...{ title, introduction, provider, channel, password, credits },
    host: ownerId,
    hosts: (await hostIds(scope, room)).filter((id) => id !== ownerId),
    from: room.begins.getTime(),
    minutes: Math.round((room.ends.getTime() - room.begins.getTime()) / MINUTE_MS),
    muted: allMuted,
    neededMinutes: Math.round(neededMs / MINUTE_MS),
    replay: !replayOff,
    audience: meant?.terms ?? null,
  };
}

async function timesOf({ now, scope }: Pick<ManageContext, 'now' | 'scope'>, { seriesId }: RoomRow) {
  if (seriesId === null) return [];
  const rows = await scope.tx
    .select({ id: liveRooms.id, begins: liveRooms.begins, state: stateColumn(now()) })
    .from(liveRooms)
    .where(scope.only(liveRooms, eq(liveRooms.seriesId, seriesId)))
    .orderBy(asc(liveRooms.begins), asc(liveRooms.id));
  return rows.map(({ begins, id, state }) => ({ id, from: begins.getTime(), state }));
}

/** A room of the console with what is written of it, its series and its history. */
export async function managedRoom(ctx: ManageContext, id: number): Promise<ManagedLiveRoomDetail> {
  const { now, scope } = ctx;
  const [row] = await scope.tx
    .select(statedColumns(now()))
    .from(liveRooms)
    .where(scope.only(liveRooms, eq(liveRooms.id, id)));
  if (row === undefined) throw new Error(`room ${id} is gone`);
  const [listed] = await managedRooms(ctx, [row]);
  if (listed === undefined) throw new Error(`room ${id} is not shown`);
  const room = await writtenRoom(scope, row);
  const hosting = [room.host, ...room.hosts];
  const names = await namesOf(ctx, hosting);
  return {
    ...listed,
    ...{ revision: row.revision, room },
    people: hosting.map((one) => ({ id: one, name: names.get(one) ?? '' })),
    startedAt: row.startedAt?.getTime() ?? null,
    endedAt: row.endedAt?.getTime() ?? null,
    reminded: await scope.tx.$count(livePeople, scope.only(livePeople, and(eq(livePeople.roomId, id), awaits))),
    times: await timesOf(ctx, row),
    history: await historyOf(ctx, 'room', id),
  };
}

/** A room within the caller's rights. */
export async function readManaged(
  ctx: ManageContext,
  { id }: CallInput<typeof manageLiveRoom>,
): Promise<CallOutput<typeof manageLiveRoom>> {
  await roomWithin(ctx, id, 'live.see');
  return managedRoom(ctx, id);
}
