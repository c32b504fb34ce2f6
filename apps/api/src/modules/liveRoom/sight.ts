import type { LiveRoom } from '@banyan/contracts/live';
import { desc, eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { liveNotices, type PersonRow, type RoomRow } from './liveRoom.schema.ts';
import { countPeople, handsBefore, hostIds, personsOf } from './people.ts';
import { hosts, isInvited, isLocked, personIn, roomById, stateOf } from './rooms.ts';
import { hiddenTitle } from './words.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer' | 'contentUrl' | 'now'>;

/** The notice above the talk; an empty one has removed the last. */
async function noticeOf(scope: TenantScope, roomId: number): Promise<string> {
  const [last] = await scope.tx
    .select({ text: liveNotices.text })
    .from(liveNotices)
    .where(scope.only(liveNotices, eq(liveNotices.roomId, roomId)))
    .orderBy(desc(liveNotices.id))
    .limit(1);
  return last?.text ?? '';
}

async function ownHand(scope: TenantScope, person: PersonRow | null): Promise<LiveRoom['hand']> {
  const at = person?.handAt ?? null;
  if (person === null || at === null) return null;
  return { at: at.getTime(), before: await handsBefore(scope, person.roomId, at) };
}

const roleOf = (host: boolean, person: PersonRow | null): LiveRoom['role'] =>
  host ? 'host' : person?.role === 'member' ? 'member' : 'viewer';

const ms = (at: Date | null): number | null => at?.getTime() ?? null;

/** The part of a room and of its viewer that everybody sees: when it is, and whom to ask for the rest. */
async function frameOf(ctx: Ctx, room: RoomRow, person: PersonRow | null) {
  const { now, scope, viewer } = ctx;
  const invited = isInvited(room, person, viewer);
  // The topic is hidden from uninvited people; from visitors the hosts too.
  const hosted = invited || viewer.userId !== null ? await hostIds(scope, room) : [];
  const personOf = await personsOf(ctx, [...hosted, ...(room.presenterId === null ? [] : [room.presenterId])]);
  const { id, kind, provider } = room;
  return {
    ...{ id, kind, provider, invited },
    hosts: hosted.map((one) => personOf(one)),
    state: stateOf(room, now()),
    from: room.begins.getTime(),
    to: room.ends.getTime(),
    startedAt: ms(room.startedAt),
    endedAt: ms(room.endedAt),
    role: roleOf(hosts(room, person, viewer), person),
    locked: invited && isLocked(room, person, viewer),
    presenter: room.presenterId === null || !invited ? null : personOf(room.presenterId),
    reminded: person?.remind ?? false,
    spans: (person?.spans ?? []).map(([from, to]): [number, number] => [from, to]),
    earned: (person?.earnedAt ?? null) !== null,
  };
}

/** A room for its viewer; its content is only for people who may look into it. */
export async function shownRoom(ctx: Ctx, room: RoomRow, person: PersonRow | null): Promise<LiveRoom> {
  const { now, scope, viewer } = ctx;
  const frame = await frameOf(ctx, room, person);
  const open = frame.invited && !frame.locked;
  const counts = frame.invited ? await countPeople(scope, room, now()) : { inRoom: 0, waiting: 0, hands: 0 };
  const agenda = frame.invited ? room.agenda : [];
  const own = hosts(room, person, viewer);
  return {
    ...frame,
    ...counts,
    title: frame.invited ? room.title : hiddenTitle(room.kind, viewer.language),
    introduction: frame.invited ? room.introduction : '',
    agenda: agenda.map(({ at, title }) => ({ at, title })),
    allMuted: room.allMuted,
    muted: !own && (room.allMuted || (person?.muted ?? false)),
    hand: await ownHand(scope, person),
    notice: open ? await noticeOf(scope, room.id) : '',
    lines: open ? room.lines : 0,
    questions: open ? room.questions : 0,
    credits: frame.invited ? room.credits : 0,
    neededMs: frame.invited ? room.neededMs : 0,
    filmMs: open ? room.filmMs : 0,
    now: now(),
  };
}

/** A room as it is now, read again. */
export async function roomNow(ctx: Ctx, id: number): Promise<LiveRoom> {
  const room = await roomById(ctx, id);
  return shownRoom(ctx, room, await personIn(ctx.scope, id, ctx.viewer.userId));
}
