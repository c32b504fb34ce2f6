import { ErrorCode } from '@banyan/contracts';
import { creditList } from '@banyan/contracts/course';
import {
  dingTalkComeIn,
  enterRoom,
  openRooms,
  polyvInit,
  raiseHand,
  remindOfRoom,
  removeLine,
  roomDetail,
  roomLimits,
  roomLines,
  roomNotices,
  roomPeople,
  sayInRoom,
  stayInRoom,
  wantAnswer,
  type RoomRefusal,
} from '@banyan/contracts/live';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openLivePages } from '../../livePages/livePages.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { livePeople } from './liveRoom.schema.ts';
import { addRoom, addSomebody, film } from './testing/roomWorld.ts';

let world: World;
const no = (refusal: RoomRefusal) => ({ code: ErrorCode.roomRefused, data: { refusal } });
const visitor: Asker = { userId: null };
const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];

beforeAll(async () => {
  world = await openWorld(allRoutes, { eids: [1001, 1002] });
});

const say = (id: number, text: string, who: Asker, kind: 'chat' | 'question' = 'chat') =>
  world.ask(sayInRoom, { id, kind, text }, who);
const stay = (id: number, who: Asker, leaving: 'Y' | 'N' = 'N') => world.ask(stayInRoom, { id, leaving }, who);
const enter = (id: number, password: string, who: Asker) => world.refusal(enterRoom, { id, password }, who);
const aired = (from: number) => ({ begins: new Date(from), startedAt: new Date(from) });

describe('a live room', () => {
  it('shows itself to everybody of the enterprise, visitors too, who may not write [LV-01]', async () => {
    const [host, who] = [await addSomebody(world, 'lecturer'), await addSomebody(world)];
    const id = await addRoom(world, host.userId, { introduction: 'i', agenda: [{ title: 'a', at: world.now }] });
    const seen = await world.ask(roomDetail, { id }, visitor);
    expect(seen).toMatchObject({
      state: 'before',
      role: 'viewer',
      invited: true,
      locked: false,
      hosts: [{ id: host.userId }],
    });
    expect(await world.ask(roomDetail, { id }, host)).toMatchObject({ role: 'host', muted: false });
    expect(await world.refusal(sayInRoom, { id, kind: 'chat', text: 't' }, visitor)).toMatchObject({
      code: ErrorCode.unauthenticated,
    });
    await say(id, ' 你好 ', who);
    expect((await world.ask(roomLines, { id, kind: 'chat' }, visitor)).items).toMatchObject([
      { text: '你好', own: false, host: false, filmAt: null, by: { id: who.userId } },
    ]);
    expect((await world.ask(openRooms, {}, visitor)).items.map((room) => room.id)).toContain(id);
    expect((await world.ask(roomNotices, { id }, visitor)).items).toEqual([]);
    for (const call of [roomDetail, roomNotices] as const)
      expect(await world.refusal(call, { id: 999_999 }, visitor)).toEqual({ code: ErrorCode.notFound });
    expect(await world.refusal(roomDetail, { id }, await addSomebody(world, 'learner', 1002))).toEqual({
      code: ErrorCode.notFound,
    });
  });

  it('tells nothing of what a meeting is about to who was not asked [LV-02]', async () => {
    const [host, member, other] = [await addSomebody(world), await addSomebody(world), await addSomebody(world)];
    const booked = { kind: 'meeting' as const, title: '裁员', introduction: 'secret', members: [member.userId] };
    const id = await addRoom(world, host.userId, booked);
    const hidden = await world.ask(roomDetail, { id }, other);
    expect(hidden).toMatchObject({ title: '会议', introduction: '', invited: false, hosts: [{ id: host.userId }] });
    expect(await world.ask(roomDetail, { id }, visitor)).toMatchObject({ title: '会议', hosts: [] });
    expect(await world.ask(roomDetail, { id }, member)).toMatchObject({ title: '裁员', role: 'member', invited: true });
    expect(await enter(id, '', other)).toEqual(no('notInvited'));
    expect(await world.refusal(roomLines, { id, kind: 'chat' }, visitor)).toEqual(no('notInvited'));
    expect(await world.refusal(polyvInit, { id }, other)).toEqual(no('notInvited'));
  });

  it('opens by its password, and not to who guesses [LV-02]', async () => {
    const [host, member] = [await addSomebody(world), await addSomebody(world)];
    const booked = { kind: 'meeting' as const, password: '4827', members: [member.userId] };
    const id = await addRoom(world, host.userId, booked);
    expect(await world.ask(roomDetail, { id }, member)).toMatchObject({ locked: true, notice: '' });
    expect(await world.ask(roomDetail, { id }, host)).toMatchObject({ locked: false });
    expect(await world.refusal(sayInRoom, { id, kind: 'chat', text: 't' }, member)).toEqual(no('password'));
    expect(await enter(id, '', member)).toEqual(no('password'));
    // Concurrent guesses each count.
    const guesses = await Promise.all(Array.from({ length: 12 }, () => enter(id, '0000', member)));
    expect(guesses.filter((one) => JSON.stringify(one) === JSON.stringify(no('password')))).toHaveLength(10);
    expect(await enter(id, '4827', member)).toEqual(no('tries'));
    world.now += 15 * MINUTE_MS - 1;
    expect(await enter(id, '4827', member)).toEqual(no('tries'));
    world.now += 1;
    for (let n = 0; n < 9; n += 1) expect(await enter(id, '0000', member)).toEqual(no('password'));
    expect(await world.ask(enterRoom, { id, password: '4827' }, member)).toMatchObject({ locked: false });
    expect(await say(id, 't', member)).toMatchObject({ own: true });
    // The right one has wiped out the nine wrong ones before.
    const row = await world.in(1001, (scope) =>
      scope.tx
        .select({ tries: livePeople.tries })
        .from(livePeople)
        .where(scope.only(livePeople, eq(livePeople.userId, member.userId))),
    );
    expect(row).toEqual([{ tries: 0 }]);
  });

  it('lets nobody into what is over without a film, or full [LV-01]', async () => {
    const [host, who] = [await addSomebody(world), await addSomebody(world)];
    const over = await addRoom(world, host.userId, { begins: new Date(world.now - 2 * HOUR_MS) });
    expect(await enter(over, '', who)).toEqual(no('state'));
    expect(await world.refusal(sayInRoom, { id: over, kind: 'chat', text: 't' }, who)).toEqual(no('state'));
    expect(await world.refusal(remindOfRoom, { id: over, on: 'Y' }, who)).toEqual(no('state'));
    const full = await addRoom(world, host.userId, { kind: 'live', members: [who.userId] });
    const people = await Promise.all(Array.from({ length: 310 }, (_, n) => world.addLearner(`full-${n}`)));
    const there = { roomId: full, begins: new Date(world.now), seenAt: new Date(world.now), role: 'member' as const };
    await world.in(1001, (scope) =>
      scope.tx.insert(livePeople).values(people.map((userId) => scope.row(livePeople, { ...there, userId }))),
    );
    expect(await enter(full, '', who)).toEqual(no('full'));
    world.now += roomLimits.absentMs;
    expect(await enter(full, '', who)).toBeUndefined();
  });
});

describe('presence', () => {
  it('adds up while the room is on air, across short gaps, and earns credits once [LV-01] [CO-14]', async () => {
    const [host, who] = [await addSomebody(world), await addSomebody(world)];
    const from = world.now;
    const id = await addRoom(world, host.userId, { ...aired(from), credits: 5, neededMs: 60_000 });
    for (let n = 0; n < 3; n += 1) {
      await stay(id, who);
      world.now += 15_000;
    }
    expect((await stay(id, who)).spans).toEqual([[from, from + 45_000]]);
    // A minute of silence is a gap, half a minute is none.
    world.now += 60_000;
    await stay(id, who);
    world.now += 30_000;
    const seen = await stay(id, who, 'Y');
    expect(seen).toMatchObject({
      spans: [
        [from, from + 45_000],
        [from + 105_000, from + 135_000],
      ],
      earned: true,
      inRoom: 0,
    });
    world.now += 15_000;
    await Promise.all([stay(id, who), stay(id, who)]);
    const { items } = await world.ask(creditList, { year: 2025 }, who);
    expect(items).toMatchObject([{ source: 'live', sourceId: id, credits: 5, opens: true, title: '直播' }]);
  });

  it('counts who waits for everybody alike: neither those who host it nor who left [LV-01]', async () => {
    const [host, one, gone] = [await addSomebody(world), await addSomebody(world), await addSomebody(world)];
    const [administrator, second] = [await addSomebody(world, 'admin'), await addSomebody(world)];
    const open = await addRoom(world, host.userId);
    const meeting = await addRoom(world, host.userId, {
      kind: 'meeting',
      members: [one.userId, gone.userId, administrator.userId, second.userId],
    });
    for (const id of [open, meeting]) {
      await world.in(1001, ({ tx }) =>
        tx
          .insert(livePeople)
          .values({ eid: 1001, roomId: id, userId: second.userId, role: 'host', begins: new Date(world.now) })
          .onConflictDoUpdate({
            target: [livePeople.eid, livePeople.roomId, livePeople.userId],
            set: { role: 'host' },
          }),
      );
      for (const who of [host, second, administrator, one, gone]) await stay(id, who);
      await stay(id, gone, 'Y');
    }
    for (const who of [visitor, one, host, administrator])
      expect(await world.ask(roomDetail, { id: open }, who)).toMatchObject({ inRoom: 4, waiting: 1 });
    // An administrator who is no host waits like the others; an uninvited person learns nothing.
    for (const who of [one, host, administrator])
      expect(await world.ask(roomDetail, { id: meeting }, who)).toMatchObject({ inRoom: 4, waiting: 2 });
    expect(await world.ask(roomDetail, { id: meeting }, visitor)).toMatchObject({ inRoom: 0, waiting: 0 });
  });

  it('counts nothing before the room is on air and after it is over [LV-01]', async () => {
    const [host, who] = [await addSomebody(world), await addSomebody(world)];
    const before = await addRoom(world, host.userId);
    await stay(before, who);
    world.now += 15_000;
    expect(await stay(before, who)).toMatchObject({ spans: [], inRoom: 1 });
    const from = world.now - HOUR_MS;
    const over = await addRoom(world, host.userId, { ...aired(from), endedAt: new Date(world.now + 5000), pieces: 1 });
    await stay(over, who);
    world.now += 15_000;
    const { spans } = await stay(over, who);
    expect(spans).toEqual([[world.now - 15_000, world.now - 10_000]]);
    world.now += 15_000;
    expect((await stay(over, who)).spans).toEqual(spans);
  });
});

describe('what is written', () => {
  it('comes page by page, questions by how many want them answered, votes at once counted once each [LV-01]', async () => {
    const [host, who] = [await addSomebody(world), await addSomebody(world)];
    const id = await addRoom(world, host.userId, aired(world.now));
    const first = await say(id, 'first', who, 'question');
    const second = await say(id, 'second', host, 'question');
    await say(id, 'talk', who);
    const voters = await Promise.all(Array.from({ length: 6 }, () => addSomebody(world)));
    const vote = (on: 'Y' | 'N', one: Asker, line = first.id) => world.ask(wantAnswer, { id, line, on }, one);
    await Promise.all(voters.flatMap((one) => [vote('Y', one), vote('Y', one)]));
    await vote('N', voters[0]!);
    await vote('Y', who, second.id);
    const questions = await world.ask(roomLines, { id, kind: 'question', size: 1 }, voters[1]!);
    expect(questions.items).toMatchObject([{ id: first.id, wants: 5, wanted: true }]);
    const next = await world.ask(roomLines, { id, kind: 'question', size: 1, cursor: questions.next ?? '' }, who);
    expect(next.items).toMatchObject([{ id: second.id, wants: 1, wanted: true, host: true, filmAt: 0 }]);
    expect((await world.ask(roomLines, { id, kind: 'chat' }, who)).items.map(({ text }) => text)).toEqual([
      'talk',
      'second',
      'first',
    ]);
    expect(await world.refusal(wantAnswer, { id, line: first.id, on: 'Y' }, who)).toEqual({
      code: ErrorCode.badRequest,
    });
    expect(await world.refusal(removeLine, { id, line: second.id }, who)).toEqual({ code: ErrorCode.notFound });
    await world.ask(removeLine, { id, line: first.id }, who);
    expect(await world.ask(roomDetail, { id }, who)).toMatchObject({ lines: 2, questions: 1 });
  });

  it('is no faster than five lines in ten seconds, also at once [LV-01]', async () => {
    const [host, who] = [await addSomebody(world), await addSomebody(world)];
    const id = await addRoom(world, host.userId, aired(world.now));
    const said = await Promise.all(
      Array.from({ length: 7 }, (_, n) => world.refusal(sayInRoom, { id, kind: 'chat', text: `${n}` }, who)),
    );
    expect(said.filter((one) => one === undefined)).toHaveLength(5);
    expect(said.filter((one) => one !== undefined)).toEqual([no('fast'), no('fast')]);
    world.now += 10_000;
    await say(id, 'later', who);
    expect(await world.refusal(sayInRoom, { id, kind: 'chat', text: '  ' }, who)).toEqual({
      code: ErrorCode.fieldsRefused,
      data: { fields: { text: 'required' } },
    });
  });
});

describe('a raised hand', () => {
  it('waits in its place, before hosts and those who are there [LV-01]', async () => {
    const host = await addSomebody(world);
    const people = [await addSomebody(world), await addSomebody(world), await addSomebody(world)];
    const id = await addRoom(world, host.userId);
    const raise = (on: 'Y' | 'N', who: Asker) => world.ask(raiseHand, { id, on }, who);
    expect(await world.refusal(raiseHand, { id, on: 'Y' }, people[0]!)).toEqual(no('state'));
    const live = await addRoom(world, host.userId, aired(world.now));
    for (const who of [host, ...people]) {
      await stay(live, who);
      world.now += 1000;
    }
    const up = (who: Asker) => world.ask(raiseHand, { id: live, on: 'Y' }, who);
    await up(people[2]!);
    world.now += 1000;
    expect(await up(people[1]!)).toMatchObject({ hands: 2, hand: { before: 1 } });
    const order = async (size: number, cursor = '') => world.ask(roomPeople, { id: live, size, cursor }, host);
    const first = await order(3);
    expect(first.items.map(({ person }) => person.id)).toEqual([people[2]!.userId, people[1]!.userId, host.userId]);
    const rest = await order(3, first.next ?? '');
    expect(rest.items).toMatchObject([{ person: { id: people[0]!.userId }, here: true, role: 'viewer', handAt: null }]);
    expect(await world.ask(raiseHand, { id: live, on: 'N' }, people[2]!)).toMatchObject({ hands: 1, hand: null });
    await raise('N', people[0]!);
  });
});

describe('the picture', () => {
  it('is of who carries the room [LV-03]', async () => {
    const [host, who] = [await addSomebody(world), await addSomebody(world)];
    const own = await addRoom(world, host.userId);
    expect(await world.ask(polyvInit, { id: own }, visitor)).toEqual({ provider: 'embedded', kind: 'pieces', url: '' });
    expect(await world.ask(dingTalkComeIn, { id: own }, who)).toEqual({ url: `/course/live/${own}` });
    world.livePages = openLivePages({ secret: 's', origin: 'https://live.polyv.cn' });
    const polyv = await addRoom(world, host.userId, { provider: 'polyv', channel: '1965681' });
    const { kind, url } = await world.ask(polyvInit, { id: polyv }, who);
    expect([kind, new URL(url).searchParams.get('userid')]).toEqual(['frame', `1001_${who.userId}`]);
    const channel = 'https://h5.dingtalk.com/live';
    const ding = await addRoom(world, host.userId, { provider: 'dingTalk', channel });
    expect(await world.ask(dingTalkComeIn, { id: ding }, who)).toEqual({ url: channel });
    expect(await world.ask(roomDetail, { id: ding }, who)).toMatchObject({ inRoom: 1 });
    expect(await film(world, ding, host).catch((error: { code: number }) => error.code)).toBe(ErrorCode.roomRefused);
  });
});
