import type { CallInput, CallOutput, Permission } from '@banyan/contracts';
import { exportLiveRoomPeople, liveRoomPeople, type RoomAttendee } from '@banyan/contracts/live';
import { and, desc, eq, gt } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { keyset, keysetPage } from '../../../paging/keyset.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { listExport } from '../../../platform/listExport.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { livePeople, type PersonRow, type RoomRow } from '../liveRoom.schema.ts';
import { MINUTE_MS } from './detail.service.ts';
import { roomWithin, type Ctx } from './within.ts';

const columns = {
  userId: livePeople.userId,
  spans: livePeople.spans,
  presentMs: livePeople.presentMs,
  earnedAt: livePeople.earnedAt,
  account: users.account,
  name: users.name,
  department: users.department,
};
type Row = Pick<PersonRow, 'earnedAt' | 'presentMs' | 'spans' | 'userId'> &
  Pick<typeof users.$inferSelect, 'account' | 'department' | 'name'>;

const longest = keyset<Row>([livePeople.presentMs, livePeople.userId], ({ presentMs, userId }) => [presentMs, userId]);
const seat = and(eq(users.eid, livePeople.eid), eq(users.id, livePeople.userId));

/** People who were in a room; a right over departments shows those of them alone. */
const presentIn = ({ grants, scope }: Ctx, roomId: number, permission: Permission) =>
  and(
    eq(livePeople.roomId, roomId),
    gt(livePeople.presentMs, 0),
    grants.reach(permission) === 'departments' ? grants.people(scope, permission) : undefined,
  );

const shownTo =
  ({ viewer }: { readonly viewer: Pick<ManageContext['viewer'], 'language'> }, room: RoomRow, now: number) =>
  ({ account, department, earnedAt, name, presentMs, spans, userId }: Row): RoomAttendee => {
    const began = room.startedAt?.getTime() ?? now;
    const lasted = Math.max(1, (room.endedAt?.getTime() ?? now) - began);
    return {
      ...{ id: userId, account },
      name: localised(name, viewer.language),
      department: department === null ? '' : localised(department, viewer.language),
      joinedAt: spans[0]?.[0] ?? began,
      leftAt: spans.at(-1)?.[1] ?? began,
      minutes: Math.round(presentMs / MINUTE_MS),
      share: Math.min(1, presentMs / lasted),
      earned: earnedAt !== null,
    };
  };

/** People who were in a room, the longest there first. */
export async function listPresent(
  ctx: ManageContext,
  input: CallInput<typeof liveRoomPeople>,
): Promise<CallOutput<typeof liveRoomPeople>> {
  const { now, scope } = ctx;
  const room = await roomWithin(ctx, input.id, 'live.see');
  const where = presentIn(ctx, room.id, 'live.see');
  const page = await keysetPage(liveRoomPeople, input, {
    by: longest,
    read: ({ beyond, limit, orderBy }) =>
      scope.tx
        .select(columns)
        .from(livePeople)
        .innerJoin(users, seat)
        .where(scope.only(livePeople, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map(shownTo(ctx, room, now())),
  });
  const found = scope.tx
    .select({ id: livePeople.userId })
    .from(livePeople)
    .innerJoin(users, seat)
    .where(scope.only(livePeople, where));
  return { ...page, total: await scope.tx.$count(found.as('found')) };
}

/** People who were in a room, as a file. */
export const liveRoomPeopleExport = listExport({
  name: 'liveRoomPeople',
  call: exportLiveRoomPeople,
  async read(around, { id }) {
    const { now, scope } = around;
    const room = await roomWithin(around, id, 'live.export');
    const rows = await scope.tx
      .select(columns)
      .from(livePeople)
      .innerJoin(users, seat)
      .where(scope.only(livePeople, presentIn(around, id, 'live.export')))
      .orderBy(desc(livePeople.presentMs), desc(livePeople.userId));
    return rows.map(shownTo(around, room, now));
  },
  columns: ({ at, moment }) => [
    { head: ['账号', 'Account'], cell: ({ account }) => account },
    { head: ['姓名', 'Name'], cell: ({ name }) => name },
    { head: ['部门', 'Department'], cell: ({ department }) => department },
    { head: ['进入', 'Joined'], cell: ({ joinedAt }) => moment(joinedAt) },
    { head: ['离开', 'Left'], cell: ({ leftAt }) => moment(leftAt) },
    { head: ['在场分钟', 'Minutes'], cell: ({ minutes }) => String(minutes) },
    { head: ['在场比例', 'Share'], cell: ({ share }) => `${Math.round(share * 100)}%` },
    {
      head: ['获得学分', 'Credits earned'],
      cell: ({ earned }) => (earned ? (['是', 'Yes'] as const) : (['否', 'No'] as const))[at],
    },
  ],
});
