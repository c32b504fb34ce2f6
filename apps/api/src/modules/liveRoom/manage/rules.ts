import { ErrorCode } from '@banyan/contracts';
import { managedRoomLimits, roomLimits, type ManagedRoomRule, type WrittenLiveRoom } from '@banyan/contracts/live';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Refusal } from '../../../http/refusal.ts';
import { audiences } from '../../../platform/audience/audience.schema.ts';
import { audienceOf } from '../../../platform/audience/audienceOf.ts';
import { audiencesWithin } from '../../../platform/audience/audiencesWithin.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { RoomRow } from '../liveRoom.schema.ts';
import { hostIds } from '../people.ts';
import { MINUTE_MS } from './detail.service.ts';

type Faults = Partial<Record<keyof WrittenLiveRoom | 'times', ManagedRoomRule>>;

/** Throws Refusal `fieldsRefused` with the broken rules; without any, nothing happens. */
export function refuseFields(fields: Faults): void {
  if (Object.keys(fields).length > 0) throw new Refusal(ErrorCode.fieldsRefused, { data: { fields } });
}

function faultsOfTexts({ channel, minutes, neededMinutes, password, provider, title }: WrittenLiveRoom): Faults {
  const { minutesLeast, minutesMost } = managedRoomLimits;
  return {
    ...(title.trim() === '' ? { title: 'required' as const } : {}),
    ...(minutes < minutesLeast || minutes > minutesMost ? { minutes: 'span' as const } : {}),
    ...(neededMinutes > minutes ? { neededMinutes: 'tooLong' as const } : {}),
    ...(provider !== 'embedded' && channel.trim() === '' ? { channel: 'required' as const } : {}),
    ...(password === '' || /^\d{4,6}$/.test(password) ? {} : { password: 'digits' as const }),
  };
}

function faultsOfStart({ from }: WrittenLiveRoom, now: number, former: RoomRow | null): Faults {
  if (from === former?.begins.getTime()) return {};
  // A start within the present minute counts as now.
  if (from < now - (now % MINUTE_MS)) return { from: 'past' };
  return from > now + roomLimits.aheadMs ? { from: 'tooFar' } : {};
}

/**
 * People among these who cannot host: gone, locked, or beyond the caller's rights as the first host. Whoever hosted a
 * room that has begun did so, and stays.
 */
async function faultsOfHosts(
  ctx: ManageContext,
  { host, hosts }: WrittenLiveRoom,
  former: RoomRow | null,
): Promise<Faults> {
  const { grants, scope, viewer } = ctx;
  if (host === 0) return { host: 'required' };
  const read = async (ids: readonly number[], more?: ReturnType<typeof and>) => {
    const rows = await scope.tx
      .select({ id: users.id })
      .from(users)
      .where(scope.only(users, inArray(users.id, [...ids]), and(eq(users.locked, false), isNull(users.leftAt), more)));
    return new Set(rows.map(({ id }) => id));
  };
  const hosted = former === null || former.startedAt === null ? [] : await hostIds(scope, former);
  const known = new Set([...hosted, ...(await read([host, ...hosts]))]);
  const reach = grants.reach('live.edit');
  const mine = host === viewer.userId || host === former?.ownerId;
  const reached =
    mine ||
    reach === 'all' ||
    (reach === 'departments' && (await read([host], grants.people(scope, 'live.edit'))).has(host));
  return {
    ...(known.has(host) && reached ? {} : { host: 'unknown' as const }),
    ...(hosts.some((id) => !known.has(id)) ? { hosts: 'unknown' as const } : {}),
  };
}

/** Id of the audience of a room. A right over departments gives rooms to people of these alone. */
async function audienceFor(ctx: ManageContext, { audience }: WrittenLiveRoom, former: RoomRow | null) {
  const { grants, scope } = ctx;
  const id = await audienceOf(scope, audience);
  if (grants.reach('live.edit') !== 'departments' || (former !== null && former.audienceId === id)) return id;
  const within = inArray(audiences.id, audiencesWithin(scope, grants.departments('live.edit')));
  const fits =
    id === null
      ? 0
      : await scope.tx.$count(audiences, scope.only(audiences, and(sql`${audiences.id} = ${id}`, within)));
  if (fits === 0) refuseFields({ audience: 'tooWide' });
  return id;
}

/** Columns of a written room. Throws Refusal `fieldsRefused` with the broken rules of all fields at once. */
export async function checkedRoom(
  ctx: ManageContext,
  room: WrittenLiveRoom,
  former: RoomRow | null,
  more: Faults = {},
): Promise<
  Omit<Partial<RoomRow>, 'begins' | 'ends' | 'ownerId'> & Pick<RoomRow, 'begins' | 'ends' | 'ownerId' | 'title'>
> {
  refuseFields({
    ...faultsOfTexts(room),
    ...faultsOfStart(room, ctx.now(), former),
    ...(await faultsOfHosts(ctx, room, former)),
    ...more,
  });
  return {
    ...{ title: room.title.trim(), introduction: room.introduction.trim(), ownerId: room.host },
    ...{ provider: room.provider, password: room.password, credits: room.credits },
    channel: room.provider === 'embedded' ? '' : room.channel.trim(),
    begins: new Date(room.from),
    ends: new Date(room.from + room.minutes * MINUTE_MS),
    allMuted: room.muted,
    neededMs: room.neededMinutes * MINUTE_MS,
    replayOff: !room.replay,
    audienceId: await audienceFor(ctx, room, former),
  };
}
