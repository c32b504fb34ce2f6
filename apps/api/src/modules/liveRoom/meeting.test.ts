import { ErrorCode, type CallInput } from '@banyan/contracts';
import {
  answerInvitation,
  bookMeeting,
  cancelMeeting,
  changeMeeting,
  findColleagues,
  meetingDetail,
  meetingList,
  roomLimits,
  type MeetingFault,
  type RoomRefusal,
} from '@banyan/contracts/live';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../testing/world.ts';
import { World } from '../../testing/world.ts';
import { testDatabase } from '../../testing/database.ts';
import { addUser } from '../../testing/fixtures.ts';
import { roomChanged, type RoomChanged } from '../../effects/roomChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { Emit } from '../../ports/emit.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { messages } from '../messages/messages.schema.ts';
import { wordsOf } from '../messages/words/words.ts';
import { livePeople, liveRooms } from './liveRoom.schema.ts';
import { meetingRoutes } from './meeting.module.ts';
import { cancel } from './meetingCancel.service.ts';
import { change } from './meetingChange.service.ts';
import { addMeeting } from './testing/addMeetings.ts';

let world: World;
let made = 0;
const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];
const no = (refusal: RoomRefusal) => ({ code: ErrorCode.roomRefused, data: { refusal } });
const faults = (fields: Record<string, MeetingFault>) => ({ code: ErrorCode.fieldsRefused, data: { fields } });

beforeAll(async () => {
  world = new World(await testDatabase(), meetingRoutes);
  await world.addEnterprise(1001);
  await world.addEnterprise(1002, { timeZone: 'Europe/London' });
});

async function person(eid = 1001): Promise<Asker & { userId: number }> {
  made += 1;
  return { eid, userId: await world.addLearner(`meets${made}`, '', eid) };
}

async function people(count: number): Promise<number[]> {
  const rows = Array.from({ length: count }, () => {
    made += 1;
    return { account: `many${made}`, name: { zh_cn: `many${made}` }, department: { zh_cn: '' }, passwordHash: '' };
  });
  const added = await world.in(1001, (scope) =>
    scope.tx
      .insert(users)
      .values(rows.map((row) => scope.row(users, row)))
      .returning({ id: users.id }),
  );
  return added.map(({ id }) => id);
}

function form(change: Partial<CallInput<typeof bookMeeting>> = {}): CallInput<typeof bookMeeting> {
  const from = change.from ?? world.now + HOUR_MS;
  return {
    ...{ kind: 'meeting', topic: ' 周会 ', introduction: '', members: [], hosts: [], password: '' },
    ...{ periodic: 'N', frequency: 'weekly', times: 2 },
    ...change,
    from,
    to: change.to ?? from + HOUR_MS,
  };
}

const written = (change: Partial<CallInput<typeof bookMeeting>>, id: number): CallInput<typeof changeMeeting> => {
  const { from, hosts, introduction, kind, members, password, to, topic } = form(change);
  return { id, from, hosts, introduction, kind, members, password, to, topic };
};

/** The last message about a meeting to a person. */
async function told(id: number, userId: number): Promise<{ title: string; text: string } | null> {
  const about = and(eq(messages.userId, userId), eq(messages.sourceType, 'meeting'), eq(messages.sourceId, String(id)));
  const rows = await world.in(1001, (scope) => scope.tx.select().from(messages).where(scope.only(messages, about)));
  expect(rows.length).toBeLessThan(2);
  const [row] = rows;
  const reader = { language: 'zh_cn', timeZone: 'Asia/Shanghai', now: world.now } as const;
  return row === undefined ? null : wordsOf(row, reader);
}

/** People whose open pages get an event of a room from `work`. */
async function hearing(who: Asker, work: (ctx: CallContext<Learner>) => Promise<unknown>): Promise<number[]> {
  const heard: number[] = [];
  await world.as(who, (ctx) => {
    const emit: Emit = (scope, effect, told) => {
      if (effect === roomChanged) heard.push(...(told as RoomChanged).userIds);
      return ctx.emit(scope, effect, told);
    };
    return work({ ...ctx, viewer: ctx.viewer as Learner, emit });
  });
  return heard;
}

describe('booking', () => {
  it('asks hosts and members, tells them, and is listed by all of them [LV-02]', async () => {
    const [owner, host, member, other] = [await person(), await person(), await person(), await person()];
    const booked = await world.ask(
      bookMeeting,
      form({ members: [member.userId, host.userId, owner.userId], hosts: [host.userId], password: '4827' }),
      owner,
    );
    const { id } = booked.meeting;
    expect(booked).toMatchObject({
      meeting: { topic: '周会', state: 'before', own: true, host: true, members: 3, frequency: null, password: true },
      password: '4827',
      counts: { accepted: 1, declined: 0, open: 2 },
      times: [],
      enterable: false,
      opensAt: world.now + HOUR_MS - roomLimits.earlyMs,
    });
    expect(booked.people.map(({ host, person: { id } }) => [id, host])).toEqual([
      [owner.userId, true],
      [host.userId, true],
      [member.userId, false],
    ]);
    expect(await told(id, member.userId)).toEqual({
      title: expect.stringContaining('邀请你参加「周会」') as string,
      text: '11月20日 11:00 开始',
    });
    expect(await told(id, owner.userId)).toBeNull();
    for (const who of [owner, host, member]) {
      const { items } = await world.ask(meetingList, { tab: 'coming' }, who);
      expect(items).toMatchObject([{ id, own: who === owner, host: who !== member }]);
    }
    expect(await world.ask(meetingList, { tab: 'coming' }, other)).toEqual({ items: [], next: null });
    expect(await world.refusal(meetingDetail, { id }, other)).toEqual(no('notInvited'));
    expect(await world.refusal(meetingDetail, { id }, await person(1002))).toEqual({ code: ErrorCode.notFound });
    expect(await world.ask(meetingDetail, { id }, member)).toMatchObject({ password: '4827' });
  });

  it('names the faults of all fields at once [LV-02]', async () => {
    const owner = await person();
    const foreign = await person(1002);
    const wrong = form({
      ...{ topic: '  ', password: '12345a', members: [foreign.userId], hosts: [999_999_999], times: 53, periodic: 'Y' },
      ...{ from: world.now - HOUR_MS, to: world.now - HOUR_MS },
    });
    expect(await world.refusal(bookMeeting, wrong, owner)).toEqual(
      faults({
        ...{ topic: 'required', from: 'past', to: 'span', password: 'digits' },
        ...{ members: 'unknown', hosts: 'unknown', times: 'times' },
      }),
    );
    expect(
      await world.in(1001, (scope) =>
        scope.tx.$count(liveRooms, scope.only(liveRooms, eq(liveRooms.ownerId, owner.userId))),
      ),
    ).toBe(0);
  });

  it('keeps to each bound and refuses one beyond [LV-02]', async () => {
    const owner = await person();
    const { aheadMs, longestMs, shortestMs, topic } = roomLimits;
    const last = world.now + aheadMs;
    const at = world.now + DAY_MS;
    const minute = world.now - (world.now % MINUTE_MS);
    const sound: Parameters<typeof form>[0][] = [
      { topic: '题'.repeat(topic) },
      { from: minute },
      { from: last },
      { from: at, to: at + shortestMs },
      { from: at, to: at + longestMs },
      { password: '1234' },
      { password: '123456' },
      { periodic: 'Y', times: roomLimits.timesLeast },
      { periodic: 'Y', times: roomLimits.timesMost },
      { periodic: 'N', times: 0 },
    ];
    for (const change of sound) expect(await world.refusal(bookMeeting, form(change), owner)).toBeUndefined();
    const beyond: [Parameters<typeof form>[0], Record<string, MeetingFault>][] = [
      [{ from: minute - 1 }, { from: 'past' }],
      [{ from: last + 1 }, { from: 'tooFar' }],
      [{ from: at, to: at + shortestMs - 1 }, { to: 'span' }],
      [{ from: at, to: at + longestMs + 1 }, { to: 'span' }],
      [{ from: at, to: at }, { to: 'span' }],
      [{ password: '123' }, { password: 'digits' }],
      [{ password: '１２３４' }, { password: 'digits' }],
      [{ periodic: 'Y', times: 1 }, { times: 'times' }],
      [{ periodic: 'Y', times: 53 }, { times: 'times' }],
    ];
    for (const [change, fields] of beyond) {
      expect(await world.refusal(bookMeeting, form(change), owner), JSON.stringify(change)).toEqual(faults(fields));
    }
  });

  it('takes 300 with the owner to a meeting, 299 beside them to a live session, and ten hosts [LV-02]', async () => {
    const owner = await person();
    const many = await people(300);
    const [first, ...rest] = many;
    const refusal = (change: Parameters<typeof form>[0]) => world.refusal(bookMeeting, form(change), owner);
    for (const kind of ['meeting', 'live'] as const) {
      expect(await refusal({ kind, members: rest })).toBeUndefined();
      expect(await refusal({ kind, members: [...rest.slice(1), owner.userId], hosts: [first!] })).toBeUndefined();
      expect(await refusal({ kind, members: many })).toEqual(faults({ members: 'tooMany' }));
      expect(await refusal({ kind, members: rest, hosts: [first!] })).toEqual(faults({ members: 'tooMany' }));
    }
    expect(await refusal({ hosts: many.slice(0, 9) })).toBeUndefined();
    expect(await refusal({ hosts: [...many.slice(0, 9), owner.userId] })).toBeUndefined();
    expect(await refusal({ hosts: many.slice(0, 10) })).toEqual(faults({ hosts: 'tooMany' }));
  });

  it('refuses somebody who cannot log in [LV-02]', async () => {
    const [owner, locked] = [await person(), await person()];
    const who = eq(users.id, locked.userId);
    await world.in(1001, (scope) => scope.tx.update(users).set({ locked: true }).where(scope.only(users, who)));
    expect(await world.refusal(bookMeeting, form({ members: [locked.userId] }), owner)).toEqual(
      faults({ members: 'unknown' }),
    );
  });

  it('makes a room for each time, by the clock of the enterprise over the end of summer time [LV-02]', async () => {
    const [owner, member] = [await person(1002), await person(1002)];
    const who = { ...owner, timeZone: 'Europe/London' };
    // Ten o'clock in London on 20 March 2026; clocks go forward on the 29th.
    const from = Date.parse('2026-03-20T10:00:00Z');
    const series = form({ periodic: 'Y', times: 3, from, members: [member.userId] });
    const { meeting, times } = await world.ask(bookMeeting, series, who);
    expect(meeting.frequency).toBe('weekly');
    expect(times.map(({ from: at }) => new Date(at).toISOString().slice(0, 16))).toEqual([
      '2026-03-20T10:00',
      '2026-03-27T10:00',
      '2026-04-03T09:00',
    ]);
    expect(times.every(({ from: a, to: b }) => b - a === HOUR_MS)).toBe(true);
    const { items } = await world.ask(meetingList, { tab: 'coming' }, { ...member, timeZone: 'Europe/London' });
    expect(items.map(({ id }) => id)).toEqual(times.map(({ id }) => id));
    expect(items[1]).toMatchObject({ answer: 'open', members: 2 });
  });
});

describe('lists', () => {
  it('tell what is to come, over and one’s own apart, a page at a time [LV-02]', async () => {
    const [owner, member] = [await person(), await person()];
    const members = [member.userId];
    const at = (hours: number) => new Date(world.now + hours * HOUR_MS);
    const add = (values: Parameters<typeof addMeeting>[2]) => addMeeting(world, owner.userId, { members, ...values });
    const later = await add({ begins: at(5) });
    const onAir = await add({ begins: at(-2), startedAt: at(-2) });
    const over = await add({ begins: at(-9), startedAt: at(-9), endedAt: at(-8) });
    const missed = await add({ begins: at(-30) });
    const calledOff = await add({ begins: at(6), cancelledAt: at(-1) });
    const wasCalledOff = await add({ begins: at(-50), cancelledAt: at(-60) });
    const ids = async (input: CallInput<typeof meetingList>, who: Asker) =>
      (await world.ask(meetingList, input, who)).items.map(({ id }) => id);
    expect(await ids({ tab: 'coming' }, member)).toEqual([onAir, later]);
    expect(await ids({ tab: 'past' }, member)).toEqual([over, missed, wasCalledOff]);
    expect(await ids({ tab: 'own' }, member)).toEqual([]);
    expect(await ids({ tab: 'own' }, owner)).toEqual([calledOff, later, onAir, over, missed, wasCalledOff]);
    const first = await world.ask(meetingList, { tab: 'past', size: 2 }, member);
    expect(first.items.map(({ state }) => state)).toEqual(['ended', 'ended']);
    expect(await ids({ tab: 'past', size: 2, cursor: first.next ?? '' }, member)).toEqual([wasCalledOff]);
    const next = await world.ask(meetingList, { tab: 'coming', size: 1 }, member);
    expect(await ids({ tab: 'coming', size: 1, cursor: next.next ?? '' }, member)).toEqual([later]);
  });
});

describe('an invitation', () => {
  it('is answered until it is over, by those who are asked [LV-02]', async () => {
    const [owner, member, other] = [await person(), await person(), await person()];
    const id = await addMeeting(world, owner.userId, { members: [member.userId] });
    const say = (who: Asker, answer: 'accepted' | 'declined' | 'open') =>
      world.refusal(answerInvitation, { id, answer }, who);
    const accepted = await world.ask(answerInvitation, { id, answer: 'accepted' }, member);
    expect(accepted).toMatchObject({ meeting: { answer: 'accepted' }, counts: { accepted: 2, open: 0 } });
    expect(await world.ask(answerInvitation, { id, answer: 'declined' }, member)).toMatchObject({
      counts: { accepted: 1, declined: 1 },
    });
    expect(await say(other, 'accepted')).toEqual(no('notInvited'));
    expect(await say(owner, 'declined')).toEqual(no('state'));
    world.now += 3 * HOUR_MS;
    expect(await say(member, 'accepted')).toEqual(no('state'));
    world.now -= 3 * HOUR_MS;
  });

  it('opens half an hour before the begin [LV-02]', async () => {
    const owner = await person();
    const id = await addMeeting(world, owner.userId);
    const enterable = async () => (await world.ask(meetingDetail, { id }, owner)).enterable;
    world.now += HOUR_MS - roomLimits.earlyMs - 1;
    expect(await enterable()).toBe(false);
    world.now += 1;
    expect(await enterable()).toBe(true);
    world.now -= HOUR_MS - roomLimits.earlyMs;
  });
});

describe('a change', () => {
  it('asks again at another time, and tells who stays, comes and goes [LV-02]', async () => {
    const [owner, stays, goes, comes] = [await person(), await person(), await person(), await person()];
    const members = [stays.userId, goes.userId];
    const { id } = (await world.ask(bookMeeting, form({ members, password: '1234' }), owner)).meeting;
    await world.ask(answerInvitation, { id, answer: 'accepted' }, stays);
    const from = world.now + DAY_MS;
    const other = { members: [stays.userId, comes.userId], hosts: [comes.userId], from, topic: '月会' };
    const changed = await world.ask(changeMeeting, written(other, id), owner);
    expect(changed).toMatchObject({
      meeting: { topic: '月会', from, members: 3, password: false },
      counts: { accepted: 1, open: 2 },
    });
    expect((await told(id, stays.userId))?.title).toBe('「月会」改到 11月21日 10:00');
    expect((await told(id, goes.userId))?.title).toBe('你不用参加「周会」了');
    expect((await told(id, comes.userId))?.title).toContain('邀请你参加「月会」');
    expect(await world.ask(meetingList, { tab: 'coming' }, goes)).toMatchObject({ items: [] });
    expect(await world.ask(meetingList, { tab: 'coming' }, comes)).toMatchObject({ items: [{ id, host: true }] });
    // The answer to a meeting at the same time stays.
    await world.ask(answerInvitation, { id, answer: 'accepted' }, stays);
    const named = await world.ask(changeMeeting, written({ ...other, hosts: [], topic: '例会' }, id), owner);
    expect(named.counts).toMatchObject({ accepted: 2 });
    expect(await told(id, stays.userId)).toMatchObject({ title: '「月会」改名为「例会」' });
    expect(await world.ask(meetingDetail, { id }, comes)).toMatchObject({ meeting: { host: false } });
  });

  it('is heard of by whoever waits in the room and is no longer asked [LV-02]', async () => {
    const [owner, stays, goes] = [await person(), await person(), await person()];
    const id = await addMeeting(world, owner.userId, { members: [stays.userId, goes.userId] });
    await world.in(1001, (scope) =>
      scope.tx
        .update(livePeople)
        .set({ seenAt: new Date(world.now) })
        .where(scope.only(livePeople, eq(livePeople.roomId, id))),
    );
    const heard = await hearing(owner, (ctx) => change(ctx, written({ members: [stays.userId] }, id)));
    expect(heard).toContain(goes.userId);
    expect(await world.refusal(meetingDetail, { id }, goes)).toEqual(no('notInvited'));
  });

  it('is heard of by the open pages of everybody who is or was asked, and so is that it was called off [LV-02]', async () => {
    const [owner, stays, goes, comes] = [await person(), await person(), await person(), await person()];
    const id = await addMeeting(world, owner.userId, { members: [stays.userId, goes.userId] });
    const members = [stays.userId, comes.userId];
    const heard = await hearing(owner, (ctx) =>
      change(ctx, written({ members, from: world.now + 5 * HOUR_MS, to: world.now + 6 * HOUR_MS }, id)),
    );
    expect(new Set(heard)).toEqual(new Set([owner.userId, stays.userId, goes.userId, comes.userId]));
    const off = await hearing(owner, (ctx) => cancel(ctx, { id, following: 'N' }));
    expect(new Set(off)).toEqual(new Set([owner.userId, ...members]));
  });

  it('is for the owner, before the begin, and keeps to the rules [LV-02]', async () => {
    const [owner, member] = [await person(), await person()];
    const id = await addMeeting(world, owner.userId, { members: [member.userId] });
    expect(await world.refusal(changeMeeting, written({}, id), member)).toEqual({ code: ErrorCode.notFound });
    expect(await world.refusal(changeMeeting, written({ topic: '' }, id), owner)).toEqual(
      faults({ topic: 'required' }),
    );
    // Late, but not begun: it may keep its time, and move to no other past one.
    const from = world.now + HOUR_MS;
    world.now += HOUR_MS + 10 * MINUTE_MS;
    expect(await world.refusal(changeMeeting, written({ from, topic: '晚' }, id), owner)).toBeUndefined();
    expect(await world.refusal(changeMeeting, written({ from: from + MINUTE_MS }, id), owner)).toEqual(
      faults({ from: 'past' }),
    );
    world.now -= HOUR_MS + 10 * MINUTE_MS;
    const live = await addMeeting(world, owner.userId, { startedAt: new Date(world.now) });
    expect(await world.refusal(changeMeeting, written({}, live), owner)).toEqual(no('state'));
  });

  it('that two make at once is made one after the other [LV-02]', async () => {
    const [owner, one, two] = [await person(), await person(), await person()];
    const id = await addMeeting(world, owner.userId);
    const both = [one.userId, two.userId].map((member) =>
      world.refusal(changeMeeting, written({ members: [member] }, id), owner),
    );
    expect(await Promise.all(both)).toEqual([undefined, undefined]);
    const { people: asked } = await world.ask(meetingDetail, { id }, owner);
    expect(asked).toHaveLength(2);
    const answers = await Promise.all([
      world.refusal(cancelMeeting, { id, following: 'N' }, owner),
      world.refusal(cancelMeeting, { id, following: 'N' }, owner),
    ]);
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  });
});

describe('calling off', () => {
  it('takes one time, or the following too, and tells those who were asked [LV-02]', async () => {
    const [owner, member] = [await person(), await person()];
    const series = form({ periodic: 'Y', times: 4, frequency: 'daily', members: [member.userId] });
    const { times } = await world.ask(bookMeeting, series, owner);
    const [first, second, third] = times.map(({ id }) => id);
    expect(await world.refusal(cancelMeeting, { id: first!, following: 'N' }, member)).toEqual({
      code: ErrorCode.notFound,
    });
    const off = await world.ask(cancelMeeting, { id: second!, following: 'N' }, owner);
    expect(off.meeting.state).toBe('cancelled');
    expect(off.times.map(({ state }) => state)).toEqual(['before', 'cancelled', 'before', 'before']);
    expect(await told(second!, member.userId)).toEqual({ title: '「周会」取消了', text: '原定 11月21日 11:00' });
    const rest = await world.ask(cancelMeeting, { id: third!, following: 'Y' }, owner);
    expect(rest.times.map(({ state }) => state)).toEqual(['before', 'cancelled', 'cancelled', 'cancelled']);
    expect((await told(third!, member.userId))?.text).toBe('从 11月22日 11:00 起的 2 次都不开了');
    expect((await world.ask(meetingList, { tab: 'coming' }, member)).items.map(({ id }) => id)).toEqual([first]);
    expect(await world.refusal(cancelMeeting, { id: third!, following: 'N' }, owner)).toEqual(no('state'));
    expect(await world.refusal(answerInvitation, { id: third!, answer: 'accepted' }, member)).toEqual(no('state'));
    const kept = eq(livePeople.roomId, third!);
    expect(await world.in(1001, (scope) => scope.tx.$count(livePeople, scope.only(livePeople, kept)))).toBe(2);
  });
});

describe('colleagues', () => {
  it('are found by words, ids or accounts of their own enterprise alone [LV-02]', async () => {
    const who = await person();
    const id = await world.addLearner('Zhang-77', '热处理');
    const foreign = await world.addLearner('zhang-78', '热处理', 1002);
    const ask = (change: Partial<CallInput<typeof findColleagues>>) =>
      world.ask(findColleagues, { q: '', ids: [], accounts: [], ...change }, who);
    expect(await ask({ q: 'zhang' })).toMatchObject({ items: [{ id, department: '热处理' }], total: 1, missing: [] });
    expect(await ask({ q: '热处理' })).toMatchObject({ items: [{ id }] });
    expect(await ask({ ids: [id, foreign] })).toMatchObject({ items: [{ id }], total: 1 });
    expect(await ask({ accounts: [' zhang-77', 'zhang-78'] })).toMatchObject({
      items: [{ id }],
      missing: ['zhang-78'],
    });
    const everyone = await ask({});
    expect(everyone.items.length).toBe(20);
    expect(everyone.total).toBeGreaterThan(20);
  });

  it('are people who can log in; one who is locked since is still named where they were asked [LV-02]', async () => {
    const who = await person();
    const id = await addUser(world.db, 1001, { account: 'locked-90', department: { zh_cn: '封存组' }, locked: true });
    const ask = (change: Partial<CallInput<typeof findColleagues>>) =>
      world.ask(findColleagues, { q: '', ids: [], accounts: [], ...change }, who);
    expect(await ask({ q: '封存组' })).toMatchObject({ items: [], total: 0 });
    expect(await ask({ accounts: ['locked-90'] })).toMatchObject({ items: [], missing: ['locked-90'] });
    expect(await ask({ ids: [id] })).toMatchObject({ items: [{ id }] });
  });

  it('are others than the one who asks, who is at a meeting of theirs anyway [LV-02]', async () => {
    const self = await world.addLearner('wei-81', '刃磨组');
    const id = await world.addLearner('wei-82', '刃磨组');
    const ask = (change: Partial<CallInput<typeof findColleagues>>) =>
      world.ask(findColleagues, { q: '', ids: [], accounts: [], ...change }, { eid: 1001, userId: self });
    expect(await ask({ q: '刃磨组' })).toMatchObject({ items: [{ id }], total: 1 });
    // A list of the whole group contains them too, and they do not count as missing.
    expect(await ask({ accounts: ['wei-81', 'wei-82'] })).toMatchObject({ items: [{ id }], total: 1, missing: [] });
  });
});
