import { ErrorCode } from '@banyan/contracts';
import {
  cancelLiveRoom,
  liveRoomPeople,
  manageLiveRoom,
  manageLiveRooms,
  openRooms,
  remindOfRoom,
  roomDetail,
  roomPieces,
  saveLiveRoom,
  muteInRoom,
  type WrittenLiveRoom,
} from '@banyan/contracts/live';
import { auditLog } from '@banyan/contracts/organisation';
import { and, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { emitter } from '../../../effects/effect.ts';
import { departmentCalled } from '../../../platform/departments.ts';
import { noTerms } from '../../../platform/audience/audienceOf.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { testOutside } from '../../../testing/outside.ts';
import { openWorld, type Asker, type World } from '../../../testing/world.ts';
import { allHandlers, allRoutes } from '../../index.ts';
import { messages } from '../../messages/messages.schema.ts';
import { addRole } from '../../organisation/testing/addRole.ts';
import { roomClock } from '../clock.job.ts';
import { livePeople, liveRooms } from '../liveRoom.schema.ts';
import { anyRoom } from '../testing/anyRoom.ts';
import { addRoom, addSomebody } from '../testing/roomWorld.ts';

const [MINUTE, DAY] = [60_000, 86_400_000];
const { log } = Fastify({ logger: false });
let world: World;
let boss: Asker;
beforeAll(async () => {
  world = await openWorld(allRoutes, { eids: [1001, 1002] });
  boss = await world.addPerson('admin');
});

const room = (other: Partial<WrittenLiveRoom> = {}): WrittenLiveRoom => ({
  ...anyRoom,
  ...{ host: boss.userId ?? 0, from: world.now + DAY },
  ...other,
});
const change = { frequency: '', following: 'N' } as const;
const add = (other: Partial<WrittenLiveRoom> = {}, more: object = {}, asker = boss) =>
  world.ask(saveLiveRoom, { ...change, id: 0, revision: 0, liveRoom: room(other), ...more }, asker);
const titles = async (filters: object = {}, asker = boss) =>
  (
    await world.ask(manageLiveRooms, { q: '', state: '', provider: '', sort: '-begins', size: 50, ...filters }, asker)
  ).items.map(({ title }) => title);
const toldTo = (userId: number) =>
  world.in(1001, ({ only, tx }) =>
    tx
      .select({ params: messages.params })
      .from(messages)
      .where(only(messages, and(eq(messages.userId, userId), eq(messages.sourceType, 'live')))),
  );

describe('Live rooms in the console', () => {
  it('are made, found and changed, on record, and an older revision loses nothing [LV-01]', async () => {
    const made = await add({ title: '甲 一场 100%', password: '4711', introduction: '问与答 😀' });
    expect(made).toMatchObject({ state: 'planned', revision: 1, came: 0, audience: null, frequency: null });
    expect(await titles({ q: '100%' })).toEqual(['甲 一场 100%']);
    const { id, revision } = made;
    const changed = await world.ask(
      saveLiveRoom,
      { ...change, id, revision, liveRoom: { ...made.room, title: '乙' } },
      boss,
    );
    expect(changed).toMatchObject({ title: '乙', revision: 2 });
    const older = await world.refusal(
      saveLiveRoom,
      { ...change, id, revision, liveRoom: { ...made.room, title: '迟' } },
      boss,
    );
    expect(older).toMatchObject({ code: ErrorCode.conflict, data: { liveRoom: { title: '乙' } } });
    const { items } = await world.ask(auditLog, { q: '', subject: 'room', id }, boss);
    expect(items.map(({ changes }) => changes.find(({ field }) => field === 'title')?.after)).toEqual([
      '乙',
      '甲 一场 100%',
    ]);
    // The word of the door is on record without its value.
    expect(JSON.stringify(items)).not.toContain('4711');
  });

  it.each([
    [{ title: ' ' }, { title: 'required' }],
    [{ from: 1000 }, { from: 'past' }],
    [{ from: 5_000_000_000_000 }, { from: 'tooFar' }],
    [{ minutes: 5 }, { minutes: 'span' }],
    [{ neededMinutes: 90 }, { neededMinutes: 'tooLong' }],
    [{ provider: 'polyv' as const }, { channel: 'required' }],
    [{ password: '12a4' }, { password: 'digits' }],
    [{ host: 999_999_999 }, { host: 'unknown' }],
    [{ hosts: [999_999_999] }, { hosts: 'unknown' }],
  ])('refuse %o [LV-01]', async (wrong, fields) => {
    const no = await world.refusal(saveLiveRoom, { ...change, id: 0, revision: 0, liveRoom: room(wrong) }, boss);
    expect(no).toMatchObject({ code: ErrorCode.fieldsRefused, data: { fields } });
  });

  it('are seen and opened by their audience alone [LV-01]', async () => {
    const department = await world.in(
      1001,
      async (scope) => (await departmentCalled(scope, { zh_cn: '直播部' }))?.id ?? 0,
    );
    const meant = { userId: await world.addLearner('meant', '直播部') };
    const other = { userId: await world.addLearner('other', '别处') };
    const { id, audience } = await add({ title: '只给直播部', audience: { ...noTerms, departments: [department] } });
    expect(audience).toBe(1);
    expect((await world.ask(openRooms, {}, meant)).items.map((one) => one.id)).toContain(id);
    expect((await world.ask(openRooms, {}, other)).items.map((one) => one.id)).not.toContain(id);
    expect(await world.refusal(roomDetail, { id }, other)).toMatchObject({ code: ErrorCode.notFound });
  });

  it('come as a series, of which one is changed or all that follow [LV-02]', async () => {
    const host = await addSomebody(world, 'lecturer');
    const first = await add({ title: '周课' }, { frequency: 'weekly', times: 4 });
    expect(first.times.map(({ from }) => from - first.from)).toEqual([0, 7, 14, 21].map((days) => days * DAY));
    const [, second] = first.times;
    const id = second?.id ?? 0;
    const { revision, room: written } = await world.ask(manageLiveRoom, { id }, boss);
    const moved = { ...written, from: written.from + 60 * MINUTE, host: host.userId };
    const { times } = await world.ask(saveLiveRoom, { ...change, id, revision, liveRoom: moved, following: 'Y' }, boss);
    expect(times.map(({ from }, index) => (from - first.from) / MINUTE - index * 7 * 24 * 60)).toEqual([0, 60, 60, 60]);
    expect(await toldTo(host.userId)).toMatchObject([{ params: { hosting: '周课', startsAt: moved.from } }]);
    const { times: left } = await world.ask(cancelLiveRoom, { id, reason: '', following: 'Y' }, boss);
    expect(left.map(({ state }) => state)).toEqual(['planned', 'cancelled', 'cancelled', 'cancelled']);
    const few = await world.refusal(
      saveLiveRoom,
      { ...change, id: 0, revision: 0, liveRoom: room(), frequency: 'daily', times: 1 },
      boss,
    );
    expect(few).toMatchObject({ data: { fields: { times: 'times' } } });
  });

  it('tell of a series that moves once, and of the beginning still [LV-01] [LV-02]', async () => {
    const learner = await addSomebody(world);
    const { revision, room: written, times } = await add({ title: '移动的' }, { frequency: 'weekly', times: 3 });
    const [first = 0, ...rest] = times.map(({ id }) => id);
    for (const id of rest) await world.ask(remindOfRoom, { id, on: 'Y' }, learner);
    const moved = { ...written, from: written.from + 60 * MINUTE };
    await world.ask(saveLiveRoom, { ...change, id: first, revision, liveRoom: moved, following: 'Y' }, boss);
    expect(await toldTo(learner.userId)).toMatchObject([{ params: { moved: '移动的', shifted: 2 } }]);
    const before = world.now;
    world.now = moved.from + 7 * DAY;
    await world.in(1001, (scope) => {
      const emit = emitter(allHandlers, { add: () => Promise.resolve() }, () => world.now);
      return roomClock.run({ ...testOutside(), scope, now: world.now, log, emit }, {});
    });
    world.now = before;
    expect(await toldTo(learner.userId)).toMatchObject([{ params: { title: '移动的' } }]);
  });

  it('take later times of a series along only as far as rights reach [AC-10]', async () => {
    const lecturer = await addSomebody(world, 'lecturer');
    const { times } = await add({ title: '两人的' }, { frequency: 'weekly', times: 3 });
    const [first = 0, second = 0, third = 0] = times.map(({ id }) => id);
    const give = await world.ask(manageLiveRoom, { id: first }, boss);
    const given = { ...give.room, host: lecturer.userId };
    await world.ask(saveLiveRoom, { ...change, id: first, revision: give.revision, liveRoom: given }, boss);
    const { revision, room: written } = await world.ask(manageLiveRoom, { id: first }, lecturer);
    const all = { ...change, id: first, revision, following: 'Y' as const };
    await world.ask(saveLiveRoom, { ...all, liveRoom: { ...written, title: '我的' } }, lecturer);
    expect((await world.ask(manageLiveRoom, { id: second }, boss)).title).toBe('两人的');
    const off = await world.ask(cancelLiveRoom, { id: first, reason: '', following: 'Y' }, lecturer);
    expect(off.times.map(({ id, state }) => [id, state])).toEqual([
      [first, 'cancelled'],
      [second, 'planned'],
      [third, 'planned'],
    ]);
  });

  it('tell hosts and who wanted to know when they move and when they are cancelled [LV-01]', async () => {
    const learner = await addSomebody(world);
    const { id, revision, room: written } = await add({ title: '会变的' });
    await world.in(1001, (scope) =>
      scope.tx
        .insert(livePeople)
        .values(
          scope.row(livePeople, { roomId: id, userId: learner.userId, begins: new Date(written.from), remind: true }),
        ),
    );
    await world.ask(
      saveLiveRoom,
      { ...change, id, revision, liveRoom: { ...written, from: written.from + DAY } },
      boss,
    );
    expect(await toldTo(learner.userId)).toMatchObject([{ params: { moved: '会变的' } }]);
    await world.ask(cancelLiveRoom, { id, reason: '老师病了', following: 'N' }, boss);
    expect(await toldTo(learner.userId)).toMatchObject([{ params: { cancelled: '会变的', reason: '老师病了' } }]);
    expect(await world.refusal(cancelLiveRoom, { id, reason: '', following: 'N' }, boss)).toMatchObject({
      code: ErrorCode.roomRefused,
      data: { refusal: 'state' },
    });
  });

  it('keep their time once they have begun, and take their film back from learners [LV-01]', async () => {
    const host = await addSomebody(world, 'lecturer');
    const learner = await addSomebody(world);
    const began = new Date(world.now - 60 * MINUTE);
    const over = {
      begins: began,
      startedAt: began,
      endedAt: new Date(world.now - 10 * MINUTE),
      pieces: 3,
      filmMs: 12_000,
    };
    const id = await addRoom(world, host.userId, { title: '过去的', ...over });
    const { revision, room: written } = await world.ask(manageLiveRoom, { id }, boss);
    const later = { ...written, from: world.now + DAY };
    const no = await world.refusal(saveLiveRoom, { ...change, id, revision, liveRoom: later }, boss);
    expect(no).toMatchObject({ code: ErrorCode.roomRefused, data: { refusal: 'state' } });
    expect((await world.ask(roomDetail, { id }, learner)).state).toBe('playback');
    await world.ask(saveLiveRoom, { ...change, id, revision, liveRoom: { ...written, replay: false } }, boss);
    expect((await world.ask(roomDetail, { id }, learner)).state).toBe('ended');
    expect((await world.ask(openRooms, {}, learner)).items.map((one) => one.id)).not.toContain(id);
    expect((await world.ask(roomPieces, { id, from: 0 }, learner)).items).toEqual([]);
  });

  it('that are over are not cancelled [LV-01]', async () => {
    const begins = new Date(world.now - 100 * MINUTE);
    const id = await addRoom(world, boss.userId ?? 0, { begins });
    const no = await world.refusal(cancelLiveRoom, { id, reason: '', following: 'N' }, boss);
    expect(no).toMatchObject({ code: ErrorCode.roomRefused, data: { refusal: 'state' } });
  });

  it('leave a room on air as its hosts have it, though one of them has left [LV-01]', async () => {
    const host = await addSomebody(world, 'lecturer');
    const began = new Date(world.now - 10 * MINUTE - 1234);
    // Presence for credits need not be written in whole minutes elsewhere.
    const id = await addRoom(world, host.userId, { begins: began, startedAt: began, neededMs: 90_500 });
    const { revision, room: written } = await world.ask(manageLiveRoom, { id }, boss);
    await world.ask(muteInRoom, { id, user: 0, on: 'Y' }, boss);
    await world.in(1001, (scope) =>
      scope.tx
        .update(users)
        .set({ locked: true, leftAt: new Date(world.now) })
        .where(scope.only(users, eq(users.id, host.userId))),
    );
    const changed = { ...written, title: '改了题目', replay: false };
    const now = await world.ask(saveLiveRoom, { ...change, id, revision, liveRoom: changed }, boss);
    expect(now.room).toMatchObject({ title: '改了题目', replay: false, muted: true, host: host.userId });
    const [row] = await world.in(1001, ({ only, tx }) =>
      tx
        .select()
        .from(liveRooms)
        .where(only(liveRooms, eq(liveRooms.id, id))),
    );
    expect(row).toMatchObject({ begins: began, neededMs: 90_500 });
  });

  it('tell who was there, how long, and which share of it [LV-01]', async () => {
    const host = await addSomebody(world, 'lecturer');
    const [long, short] = [await addSomebody(world), await addSomebody(world)];
    const began = world.now - 100 * MINUTE;
    const id = await addRoom(world, host.userId, {
      begins: new Date(began),
      startedAt: new Date(began),
      endedAt: new Date(began + 60 * MINUTE),
    });
    const came = (userId: number, minutes: number) => ({
      ...{ roomId: id, userId, begins: new Date(began), presentMs: minutes * MINUTE },
      spans: [[began, began + minutes * MINUTE] as const],
    });
    await world.in(1001, (scope) =>
      scope.tx
        .insert(livePeople)
        .values([came(long.userId, 45), came(short.userId, 15)].map((one) => scope.row(livePeople, one))),
    );
    const there = await world.ask(liveRoomPeople, { id, size: 1 }, boss);
    expect(there).toMatchObject({ total: 2, items: [{ id: long.userId, minutes: 45, share: 0.75, joinedAt: began }] });
    const rest = await world.ask(liveRoomPeople, { id, size: 1, cursor: there.next ?? '' }, boss);
    expect(rest.items.map((one) => [one.id, one.minutes])).toEqual([[short.userId, 15]]);
  });

  it('are changed as far as rights reach: own ones by lecturers, departments by their administrators [AC-10]', async () => {
    const lecturer = await addSomebody(world, 'lecturer');
    const own = await add({ title: '自己的', host: lecturer.userId }, {}, lecturer);
    expect(await titles({}, lecturer)).toEqual(['自己的']);
    const stranger = { ...change, id: 0, revision: 0, liveRoom: room() };
    expect(await world.refusal(saveLiveRoom, stranger, lecturer)).toMatchObject({
      data: { fields: { host: 'unknown' } },
    });
    const place = await world.in(1001, async (scope) => (await departmentCalled(scope, { zh_cn: '分管部' }))?.id ?? 0);
    const some = { userId: await world.addLearner('somebody', '分管部') };
    const [elsewhere, manager] = [await addSomebody(world), await addSomebody(world)];
    await addRole(world, { permissions: ['live.see', 'live.edit'], holders: [manager.userId], departments: [place] });
    expect(await titles({}, manager)).toEqual([]);
    expect(await world.refusal(manageLiveRoom, { id: own.id }, manager)).toMatchObject({ code: ErrorCode.notFound });
    const wide = { ...change, id: 0, revision: 0, liveRoom: room({ host: some.userId }) };
    expect(await world.refusal(saveLiveRoom, wide, manager)).toMatchObject({
      data: { fields: { audience: 'tooWide' } },
    });
    const away = { ...change, id: 0, revision: 0, liveRoom: room({ host: elsewhere.userId }) };
    expect(await world.refusal(saveLiveRoom, away, manager)).toMatchObject({ data: { fields: { host: 'unknown' } } });
    await add({ title: '部门的', host: some.userId, audience: { ...noTerms, departments: [place] } }, {}, manager);
    expect(await titles({}, manager)).toEqual(['部门的']);
    expect(
      await world.in(1001, (scope) => scope.tx.$count(liveRooms, scope.only(liveRooms, eq(liveRooms.title, '部门的')))),
    ).toBe(1);
  });
});
