import { meetingTimes, type InvitationAnswer } from '@banyan/contracts/live';
import { asc, eq, inArray, notInArray } from 'drizzle-orm';
import { inTenant, type TenantScope } from '../../db/tenant.ts';
import { addDays, dayBegins, dayOf } from '../../days/days.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { livePeople, liveRooms } from './liveRoom.schema.ts';
import { hengchuanMeetings, larkfieldMeetings, type SeedMeeting } from './meetingSeed.content.ts';

const [DAY_MS, HOUR_MS, MINUTE_MS] = [86_400_000, 3_600_000, 60_000];
const all: Readonly<Record<number, readonly SeedMeeting[]>> = { 1001: hengchuanMeetings, 1002: larkfieldMeetings };
/** Answers of people without a login, in turn. */
const answers: readonly InvitationAnswer[] = ['accepted', 'accepted', 'open', 'accepted', 'declined'];

interface Around {
  readonly scope: TenantScope;
  readonly now: number;
  readonly timeZone: string;
  /** People with a login, by account. */
  readonly known: ReadonlyMap<string, number>;
  /** People without a login. */
  readonly colleagues: readonly number[];
}

/** Invited people of a meeting, its owner first. */
function askedTo(seed: SeedMeeting, { colleagues, known }: Around) {
  const role = (as: 'host' | undefined) => as ?? ('member' as const);
  const named = seed.asked.flatMap(([account, answer, as]) => {
    const userId = known.get(account);
    return userId === undefined ? [] : [{ userId, answer, role: role(as) }];
  });
  const first = (seed.id * 7) % Math.max(1, colleagues.length - seed.others);
  const others = colleagues.slice(first, first + seed.others).map((userId, index) => ({
    userId,
    answer: answers[(index + seed.id) % answers.length] ?? 'open',
    role: 'member' as const,
  }));
  const owner = { userId: known.get(seed.owner) ?? 0, answer: 'accepted' as const, role: 'host' as const };
  return [owner, ...named, ...others];
}

async function addMeeting(seed: SeedMeeting, around: Around) {
  const { known, now, scope, timeZone } = around;
  const ownerId = known.get(seed.owner);
  if (ownerId === undefined) return;
  const from = dayBegins(addDays(dayOf(now, timeZone), seed.day), timeZone) + seed.hour * HOUR_MS;
  const { cancelled, id, introduction, kind, minutes, password = '', series, topic } = seed;
  const begins = series === undefined ? [from] : meetingTimes(from, { ...series, timeZone });
  const took = seed.day < 0 && cancelled !== true;
  for (const [index, begin] of begins.entries()) {
    const ends = begin + minutes * MINUTE_MS;
    const room = {
      ...{ id: id + index, kind, title: topic, introduction, ownerId, password },
      ...{ begins: new Date(begin), ends: new Date(ends) },
      ...(took ? { startedAt: new Date(begin + 2 * MINUTE_MS), endedAt: new Date(ends - 3 * MINUTE_MS) } : {}),
      cancelledAt: cancelled === true ? new Date(begin - DAY_MS) : null,
      seriesId: series === undefined ? null : id,
      frequency: series?.frequency ?? null,
    };
    await scope.tx.insert(liveRooms).values(scope.row(liveRooms, room));
    const rows = askedTo(seed, around).map((person, place) => {
      const came = took && person.answer === 'accepted';
      // People come and leave at different times.
      const span = [begin + (place % 4) * MINUTE_MS, ends - (3 + (place % 5)) * MINUTE_MS] as const;
      const there = came ? { spans: [span], presentMs: span[1] - span[0], enteredAt: new Date(span[0]) } : {};
      return scope.row(livePeople, { ...person, roomId: room.id, begins: room.begins, remind: true, ...there });
    });
    await scope.tx.insert(livePeople).values(rows);
  }
}

async function peopleOf(scope: TenantScope, accounts: readonly string[]) {
  const named = await scope.tx
    .select({ id: users.id, account: users.account })
    .from(users)
    .where(scope.only(users, inArray(users.account, [...accounts])));
  const others = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, notInArray(users.account, [...accounts]), eq(users.type, 1)))
    .orderBy(asc(users.id));
  return { known: new Map(named.map(({ id, account }) => [account, id])), colleagues: others.map(({ id }) => id) };
}

/**
 * Meetings of the demo enterprises: coming, over, cancelled, once and periodic. They are the first rooms: a step that
 * adds others comes after this one and is recognised by another table.
 */
export const meetingSeeds: readonly SeedStep[] = [
  {
    name: 'meetings',
    eids: Object.keys(all).map(Number),
    fills: liveRooms,
    work: ({ db, now }, { eid, people, settings }) =>
      inTenant(db, eid, async (scope) => {
        const timeZone = settings.timeZone ?? 'Asia/Shanghai';
        const accounts = people.map(({ account }) => account);
        const around = { scope, now, timeZone, ...(await peopleOf(scope, accounts)) };
        for (const seed of all[eid] ?? []) await addMeeting(seed, around);
      }),
  },
];
