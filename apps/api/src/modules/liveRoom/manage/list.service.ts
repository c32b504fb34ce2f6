import type { CallInput, CallOutput, Permission } from '@banyan/contracts';
import { exportLiveRooms, manageLiveRooms, type ManagedLiveRoom, type ManagedRoomState } from '@banyan/contracts/live';
import { and, asc, count, eq, getTableColumns, gt, ilike, inArray, type SQL } from 'drizzle-orm';
import { keyset, keysetPage, type Keyset } from '../../../paging/keyset.ts';
import { audienceSizes } from '../../../platform/audience/audienceSizes.ts';
import { listExport } from '../../../platform/listExport.ts';
import { namesOf } from '../../../platform/peopleNames.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { livePeople, liveRooms, type RoomRow } from '../liveRoom.schema.ts';
import { roomsWithin, stateColumn, type Ctx } from './within.ts';

/** A room with its state at the moment of asking. */
export type StatedRoom = RoomRow & { readonly state: ManagedRoomState };
type Filters = Pick<CallInput<typeof manageLiveRooms>, 'provider' | 'q' | 'state'>;

const byBegin = [[liveRooms.begins, liveRooms.id], ({ begins, id }: StatedRoom) => [begins, id]] as const;
const orders: Readonly<Record<CallInput<typeof manageLiveRooms>['sort'], Keyset<StatedRoom>>> = {
  begins: keyset<StatedRoom>(...byBegin, 'ascending'),
  '-begins': keyset<StatedRoom>(...byBegin),
};

/** Columns of rooms with their states. */
export const statedColumns = (now: number) => ({ ...getTableColumns(liveRooms), state: stateColumn(now) });

/** Condition on the rooms that a right reaches and the filters find. */
function roomsWhere(ctx: Ctx, { provider, q, state }: Filters, permission: Permission, now: number): SQL | undefined {
  const words = q.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  return and(
    roomsWithin(ctx, permission),
    words === '' ? undefined : ilike(liveRooms.title, `%${words}%`),
    state === '' ? undefined : eq(stateColumn(now), state),
    provider === '' ? undefined : eq(liveRooms.provider, provider),
  );
}

/** Live rooms of the console that the filters find. */
export async function listManaged(
  ctx: ManageContext,
  input: CallInput<typeof manageLiveRooms>,
): Promise<CallOutput<typeof manageLiveRooms>> {
  const { now, scope } = ctx;
  const where = roomsWhere(ctx, input, 'live.see', now());
  const page = await keysetPage(manageLiveRooms, input, {
    by: orders[input.sort],
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select(statedColumns(now()))
        .from(liveRooms)
        .where(scope.only(liveRooms, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => managedRooms(ctx, rows),
  });
  return { ...page, total: await scope.tx.$count(liveRooms, scope.only(liveRooms, where)) };
}

type Shown = Pick<ManageContext, 'scope'> & { readonly viewer: Pick<ManageContext['viewer'], 'language'> };

/** Rooms as lists of the console show them. */
export async function managedRooms(ctx: Shown, rows: readonly StatedRoom[]): Promise<ManagedLiveRoom[]> {
  if (rows.length === 0) return [];
  const { scope } = ctx;
  const names = await namesOf(
    ctx,
    rows.map(({ ownerId }) => ownerId),
  );
  const sizes = await audienceSizes(
    scope,
    rows.map(({ audienceId }) => audienceId),
  );
  const ids = rows.map(({ id }) => id);
  const came = await scope.tx
    .select({ roomId: livePeople.roomId, people: count() })
    .from(livePeople)
    .where(scope.only(livePeople, and(inArray(livePeople.roomId, ids), gt(livePeople.presentMs, 0))))
    .groupBy(livePeople.roomId);
  const cameTo = new Map(came.map(({ people, roomId }) => [roomId, people]));
  return rows.map((row) => ({
    ...{ id: row.id, title: row.title, state: row.state, provider: row.provider },
    ...{ filmMs: row.filmMs, frequency: row.frequency, replay: !row.replayOff },
    host: names.get(row.ownerId) ?? '',
    from: row.begins.getTime(),
    to: row.ends.getTime(),
    audience: row.audienceId === null ? null : (sizes.get(row.audienceId) ?? 0),
    came: cameTo.get(row.id) ?? 0,
  }));
}

type Words = readonly [zh: string, en: string];
const states: Readonly<Record<ManagedRoomState, Words>> = {
  planned: ['未开始', 'To come'],
  live: ['直播中', 'On air'],
  ended: ['已结束', 'Over'],
  cancelled: ['已取消', 'Cancelled'],
};
const providers: Readonly<Record<ManagedLiveRoom['provider'], Words>> = {
  embedded: ['本平台', 'This portal'],
  polyv: ['保利威', 'Polyv'],
  dingTalk: ['钉钉', 'DingTalk'],
};

/** The list of live rooms as a file. */
export const liveRoomsExport = listExport({
  name: 'liveRooms',
  call: exportLiveRooms,
  async read(around, asked) {
    const { now, scope } = around;
    const rows = await scope.tx
      .select(statedColumns(now))
      .from(liveRooms)
      .where(scope.only(liveRooms, roomsWhere(around, asked, 'live.export', now)))
      .orderBy(asc(liveRooms.begins), asc(liveRooms.id));
    return managedRooms(around, rows);
  },
  columns: ({ at, moment }) => [
    { head: ['直播间', 'Live room'], cell: ({ title }) => title },
    { head: ['状态', 'State'], cell: ({ state }) => states[state][at] },
    { head: ['开始', 'Begins'], cell: ({ from }) => moment(from) },
    { head: ['结束', 'Ends'], cell: ({ to }) => moment(to) },
    { head: ['主持人', 'Host'], cell: ({ host }) => host },
    { head: ['面向人数', 'Audience'], cell: ({ audience }) => (audience === null ? '' : String(audience)) },
    { head: ['到场人数', 'Were there'], cell: ({ came }) => String(came) },
    { head: ['画面', 'Picture'], cell: ({ provider }) => providers[provider][at] },
    { head: ['回放分钟', 'Replay minutes'], cell: ({ filmMs }) => String(Math.round(filmMs / 60_000)) },
  ],
});
