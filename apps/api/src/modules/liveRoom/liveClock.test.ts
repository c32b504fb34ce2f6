import { endRoom, remindOfRoom, roomDetail, roomPeople, startRoom, stayInRoom } from '@banyan/contracts/live';
import { learnCalendar } from '@banyan/contracts/training';
import { and, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { emitter } from '../../effects/effect.ts';
import { testOutside } from '../../testing/outside.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { allHandlers, allRoutes } from '../index.ts';
import { messages } from '../messages/messages.schema.ts';
import { roomClock } from './clock.job.ts';
import { liveRooms } from './liveRoom.schema.ts';
import { sweepFilms } from './liveRoom.sweep.ts';
import { addRoom, addSomebody, film } from './testing/roomWorld.ts';

let world: World;
const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];
const YEAR_MS = 365 * 24 * HOUR_MS;
const { log } = Fastify({ logger: false });

beforeAll(async () => {
  world = await openWorld(allRoutes);
});

/** The clock's work of each minute. */
const tick = () =>
  world.in(1001, (scope) => {
    const jobs = { add: () => Promise.resolve() };
    const emit = emitter(allHandlers, jobs, () => world.now);
    return roomClock.run({ ...testOutside(), scope, now: world.now, log, emit }, {});
  });

/** People with a message that a room begins. */
async function told(id: number): Promise<number[]> {
  const about = and(eq(messages.sourceType, 'live'), eq(messages.sourceId, String(id)));
  const rows = await world.in(1001, (scope) =>
    scope.tx.select().from(messages).where(scope.only(messages, about)).orderBy(messages.userId),
  );
  return rows.map(({ userId }) => userId);
}

const remind = (id: number, who: Asker, on: 'Y' | 'N' = 'Y') => world.ask(remindOfRoom, { id, on }, who);
const stateOf = async (id: number, who: Asker) => (await world.ask(roomDetail, { id }, who)).state;

describe('those who wanted it', () => {
  it('are told once when a room begins by the clock [LV-01]', async () => {
    const [host, one, other] = [await addSomebody(world), await addSomebody(world), await addSomebody(world)];
    const id = await addRoom(world, host.userId, { begins: new Date(world.now + 5 * MINUTE_MS) });
    expect(await remind(id, one)).toMatchObject({ reminded: true });
    await remind(id, other);
    expect(await remind(id, other, 'N')).toMatchObject({ reminded: false });
    await tick();
    expect(await told(id)).toEqual([]);
    world.now += 5 * MINUTE_MS;
    await Promise.all([tick(), tick()]);
    await tick();
    expect(await told(id)).toEqual([host.userId, one.userId]);
  });

  it('are told when a host is on air earlier, and of a booked room all who were asked [LV-01] [LV-02]', async () => {
    const [host, one, here] = [await addSomebody(world), await addSomebody(world), await addSomebody(world)];
    const begins = new Date(world.now + 20 * MINUTE_MS);
    const id = await addRoom(world, host.userId, { kind: 'meeting', begins, members: [one.userId, here.userId] });
    await world.ask(stayInRoom, { id, leaving: 'N' }, here);
    await world.ask(startRoom, { id }, host);
    expect(await told(id)).toEqual([one.userId]);
    world.now += 20 * MINUTE_MS;
    await tick();
    expect(await told(id)).toEqual([one.userId]);
  });

  it('find the room in their calendar, and nobody else does [TR-06]', async () => {
    const [host, one, other] = [await addSomebody(world), await addSomebody(world), await addSomebody(world)];
    const id = await addRoom(world, host.userId, { begins: new Date(world.now + HOUR_MS), title: '夜校' });
    await remind(id, one);
    const dates = async (who: Asker) =>
      (await world.ask(learnCalendar, { first: '2025-11-20', last: '2025-11-21' }, who)).items.filter(
        (item) => item.kind === 'live' && item.id === id,
      );
    expect(await dates(one)).toMatchObject([{ title: '夜校', from: world.now + HOUR_MS, to: world.now + 2 * HOUR_MS }]);
    expect(await dates(host)).toHaveLength(1);
    expect(await dates(other)).toEqual([]);
    // Begun early and ended before its planned end.
    world.now += 40 * MINUTE_MS;
    await world.ask(startRoom, { id }, host);
    const began = world.now;
    world.now += 10 * MINUTE_MS;
    await world.ask(endRoom, { id }, host);
    expect(await dates(one)).toMatchObject([{ from: began, to: world.now }]);
  });
});

describe('what was forgotten', () => {
  it('ends half an hour after its planned end unless somebody still films, and after half a day [LV-01]', async () => {
    const host = await addSomebody(world);
    const [id, long] = [await addRoom(world, host.userId), await addRoom(world, host.userId)];
    for (const one of [id, long]) await world.ask(startRoom, { id: one }, host);
    await film(world, id, host);
    world.now += 80 * MINUTE_MS;
    await film(world, long, host);
    await tick();
    expect([await stateOf(id, host), await stateOf(long, host)]).toEqual(['live', 'live']);
    world.now += 20 * MINUTE_MS;
    await tick();
    expect([await stateOf(id, host), await stateOf(long, host)]).toEqual(['playback', 'live']);
    world.now += 11 * HOUR_MS;
    await film(world, long, host);
    await tick();
    expect(await stateOf(long, host)).toBe('playback');
  });

  it('is not there any more, and its hand is down [LV-01]', async () => {
    const [host, who] = [await addSomebody(world), await addSomebody(world)];
    const id = await addRoom(world, host.userId);
    await world.ask(stayInRoom, { id, leaving: 'N' }, who);
    const here = async () => (await world.ask(roomPeople, { id }, host)).items.map((one) => one.here);
    expect(await here()).toEqual([true]);
    world.now += MINUTE_MS;
    await tick();
    expect(await here()).toEqual([false]);
    expect(await world.ask(roomDetail, { id }, host)).toMatchObject({ inRoom: 0 });
  });

  it('is removed with its files a year after the end [LV-01]', async () => {
    const host = await addSomebody(world);
    const id = await addRoom(world, host.userId);
    await world.ask(startRoom, { id }, host);
    await film(world, id, host);
    await world.ask(endRoom, { id }, host);
    const removed: string[] = [];
    const remove = (key: string) => Promise.resolve(void removed.push(key));
    const ctx = {
      inTenant: <T>(work: Parameters<typeof world.in<T>>[1]) => world.in(1001, work),
      now: () => world.now,
    };
    const sweep = () => sweepFilms({ ...ctx, files: { ...world.files, remove } });
    await sweep();
    expect(removed).toEqual([]);
    world.now += YEAR_MS + MINUTE_MS;
    await sweep();
    expect(removed.filter((key) => key.startsWith(`1001/live/${id}/`))).toHaveLength(1);
    expect(await stateOf(id, host)).toBe('ended');
    const [room] = await world.in(1001, (scope) =>
      scope.tx
        .select()
        .from(liveRooms)
        .where(scope.only(liveRooms, eq(liveRooms.id, id))),
    );
    expect(room).toMatchObject({ pieces: 0, filmMs: 0 });
  });
});
