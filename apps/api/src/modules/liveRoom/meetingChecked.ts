import { ErrorCode, type CallInput } from '@banyan/contracts';
import { roomLimits, type bookMeeting, type MeetingFault } from '@banyan/contracts/live';
import { eq, inArray, or } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { RoomRow } from './liveRoom.schema.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>;
type Booked = CallInput<typeof bookMeeting>;

/** The written fields of a meeting. */
export type Written = Omit<Booked, 'periodic' | 'frequency' | 'times'>;
type Faults = Partial<Record<keyof Booked, MeetingFault>>;

/** A meeting that has passed its rules. */
export interface Checked {
  readonly room: Pick<RoomRow, 'kind' | 'title' | 'introduction' | 'password'>;
  readonly from: number;
  readonly to: number;
  /** Invited people beside its owner, and whether they host it. */
  readonly people: ReadonlyMap<number, 'host' | 'member'>;
}

/** Parts of a changed meeting that are kept. */
interface Before {
  /** It may keep its start, though that is past by now. */
  readonly from: number;
  /** An invited person stays invited, also while they cannot log in. */
  readonly userIds: readonly number[];
}

const minuteMs = 60_000;

function faultsOfTime({ from, to }: Written, now: number, before: Before | null): Faults {
  const { aheadMs, longestMs, shortestMs } = roomLimits;
  const length = to - from;
  // A start within the present minute counts as now.
  const isPast = from < now - (now % minuteMs) && from !== before?.from;
  return {
    ...(isPast ? { from: 'past' as const } : from > now + aheadMs ? { from: 'tooFar' as const } : {}),
    ...(length < shortestMs || length > longestMs ? { to: 'span' as const } : {}),
  };
}

/** Those of the people who are not of this enterprise, or cannot log in and were not invited before. */
async function strangers({ scope }: Ctx, ids: readonly number[], before: Before | null): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const asked = before?.userIds ?? [];
  const open = eq(users.locked, false);
  const reached = asked.length === 0 ? open : or(open, inArray(users.id, [...asked]));
  const found = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, inArray(users.id, [...ids]), reached));
  const known = new Set(found.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
}

async function faultsOfPeople(ctx: Ctx, written: Written, before: Before | null): Promise<Faults> {
  const self = ctx.viewer.userId;
  const hosts = new Set(written.hosts.filter((id) => id !== self));
  const everyone = new Set([...written.members, ...hosts].filter((id) => id !== self));
  // The owner of a meeting is one of its 300, that of a live session comes on top of 299: the same number of others.
  const most = written.kind === 'meeting' ? roomLimits.members - 1 : roomLimits.attendees;
  const unknown = await strangers(ctx, [...everyone], before);
  const members = written.members.some((id) => unknown.has(id));
  return {
    ...(members ? { members: 'unknown' as const } : everyone.size > most ? { members: 'tooMany' as const } : {}),
    ...([...hosts].some((id) => unknown.has(id))
      ? { hosts: 'unknown' as const }
      : hosts.size > roomLimits.hosts - 1
        ? { hosts: 'tooMany' as const }
        : {}),
  };
}

/**
 * Checks the written fields by the rules of meetings. Throws `fieldsRefused` with the faults of all fields at once:
 * nobody who cannot be invited is left out silently.
 */
export async function checkMeeting(
  ctx: Ctx,
  written: Written,
  { before = null, more = {} }: { readonly before?: Before | null; readonly more?: Faults } = {},
): Promise<Checked> {
  const { hosts, kind, members, password } = written;
  const title = written.topic.trim();
  const fields: Faults = {
    ...(title === '' ? { topic: 'required' as const } : {}),
    ...faultsOfTime(written, ctx.now(), before),
    ...(password === '' || /^\d{4,6}$/.test(password) ? {} : { password: 'digits' as const }),
    ...(await faultsOfPeople(ctx, written, before)),
    ...more,
  };
  if (Object.keys(fields).length > 0) throw new Refusal(ErrorCode.fieldsRefused, { data: { fields } });
  const people = new Map<number, 'host' | 'member'>(members.map((id) => [id, 'member']));
  for (const id of hosts) people.set(id, 'host');
  people.delete(ctx.viewer.userId);
  const room = { kind, title, introduction: written.introduction.trim(), password };
  return { room, from: written.from, to: written.to, people };
}
