import { type CallInput, type CallOutput } from '@banyan/contracts';
import { meetingTimes, roomLimits, type bookMeeting, type MeetingFrequency } from '@banyan/contracts/live';
import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { takeAct } from '../../limits/acts.ts';
import { peopleOf } from '../../platform/people.ts';
import { livePeople, liveRooms, type RoomRow } from './liveRoom.schema.ts';
import { checkMeeting, type Checked } from './meetingChecked.ts';
import { meetingInfoOf } from './meetingDetail.service.ts';
import { tellMeeting, timesOf } from './meetingTell.ts';
import { personIn } from './rooms.ts';

type Ctx = CallContext<Learner>;
const rowsPerInsert = 2000;

/** Adds the invited people to rooms, and the owner, who always comes. */
export async function askPeople(
  scope: TenantScope,
  rooms: readonly Pick<RoomRow, 'id' | 'begins' | 'ownerId'>[],
  people: Checked['people'],
): Promise<void> {
  const rows = rooms.flatMap(({ begins, id, ownerId }) => {
    const row = (userId: number, role: 'host' | 'member', answer: 'accepted' | 'open') =>
      scope.row(livePeople, { roomId: id, userId, role, answer, begins, remind: true });
    return [row(ownerId, 'host', 'accepted'), ...[...people].map(([userId, role]) => row(userId, role, 'open'))];
  });
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    await scope.tx.insert(livePeople).values(rows.slice(at, at + rowsPerInsert));
  }
}

/** Rooms of a meeting: one for each of its times, grouped by the first of them. */
async function addRooms(
  { scope, viewer }: Ctx,
  { from, room, to }: Checked,
  series: { readonly frequency: MeetingFrequency; readonly times: number } | null,
): Promise<RoomRow[]> {
  const begins = series === null ? [from] : meetingTimes(from, { ...series, timeZone: viewer.timeZone });
  const values = begins.map((begin) =>
    scope.row(liveRooms, {
      ...room,
      ownerId: viewer.userId,
      begins: new Date(begin),
      ends: new Date(begin + to - from),
      frequency: series?.frequency ?? null,
    }),
  );
  const rooms = await scope.tx.insert(liveRooms).values(values).returning();
  rooms.sort((a, b) => a.begins.getTime() - b.begins.getTime());
  const seriesId = rooms[0]?.id ?? null;
  if (series === null || seriesId === null) return rooms;
  for (const { id } of rooms) {
    await scope.tx
      .update(liveRooms)
      .set({ seriesId })
      .where(scope.only(liveRooms, eq(liveRooms.id, id)));
  }
  return rooms.map((one) => ({ ...one, seriesId }));
}

/** Books a meeting or live session, and invites everybody to it. */
export async function book(ctx: Ctx, input: CallInput<typeof bookMeeting>): Promise<CallOutput<typeof bookMeeting>> {
  const { frequency, periodic, times, ...written } = input;
  await takeAct(ctx, 'meeting');
  const { timesLeast, timesMost } = roomLimits;
  const series = periodic === 'Y' ? { frequency, times } : null;
  const few = series !== null && (times < timesLeast || times > timesMost);
  const checked = await checkMeeting(ctx, written, few ? { more: { times: 'times' } } : {});
  const rooms = await addRooms(ctx, checked, series);
  await askPeople(ctx.scope, rooms, checked.people);
  const [room] = rooms;
  if (room === undefined) throw new Error('no room was booked');
  const { userId } = ctx.viewer;
  const from = (await peopleOf(ctx, [userId])).get(userId)?.name ?? '';
  const params = { invited: room.title, from, ...timesOf(room), ...(series === null ? {} : { times }) };
  await tellMeeting(ctx, room, { params, userIds: [...checked.people.keys()] });
  return meetingInfoOf(ctx, room, await personIn(ctx.scope, room.id, userId));
}
