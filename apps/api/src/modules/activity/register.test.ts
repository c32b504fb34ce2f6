import { ErrorCode } from '@banyan/contracts';
import {
  activityDetail,
  activityList,
  activitySeats,
  cancelActivity,
  chooseSeat,
  myActivities,
  registerActivity,
} from '@banyan/contracts/training';
import { beforeAll, describe, expect, it } from 'vitest';
import { on } from '../../effects/effect.ts';
import { messageSent, type MessageSent } from '../../effects/messageSent.ts';
import { allHandlers } from '../index.ts';
import { addActivity } from './testing/addActivity.ts';
import { openActivityWorld, type ActivityWorld } from './testing/activityWorld.ts';

const HOUR_MS = 3_600_000;
const refusal = (why: string) => ({ code: ErrorCode.conflict, data: { refusal: why } });

let at: ActivityWorld;
const told: MessageSent[] = [];
beforeAll(async () => {
  at = await openActivityWorld();
  allHandlers.push(on(messageSent, (_, event) => Promise.resolve(void told.push(event))));
});

const given = (more: object = {}) => addActivity(at.world, { organiserId: at.organiser.userId, ...more });

describe('registration', () => {
  it('opens and closes by the clock [AT-01]', async () => {
    const { people, world } = at;
    const [one] = await people(1);
    if (one === undefined) throw new Error('fixture');
    const early = await given({ registers: [1, 20] });
    const over = await given({ registers: [-5, -1] });
    const begun = await given({ begins: -1, registers: [-5, 5] });
    for (const [{ id }, why, state] of [
      [early, 'early', 'not_started'],
      [over, 'closed', 'over'],
      [begun, 'closed', 'over'],
    ] as const) {
      expect(await world.refusal(registerActivity, { id }, one)).toEqual(refusal(why));
      expect((await world.ask(activityDetail, { id }, one)).activity.registration.state).toBe(state);
    }
    expect(await world.refusal(registerActivity, { id: 1 }, one)).toEqual({ code: ErrorCode.notFound });
    expect(await world.refusal(registerActivity, early, { ...one, eid: 1002 })).toEqual({ code: ErrorCode.notFound });
  });

  it('gives each place once, the rest wait in their order, and the first moves up and is told [AT-01]', async () => {
    const { people, world } = at;
    const { id } = await given({ places: 2, seats: [2, 2] });
    const all = await people(5);
    await Promise.all(all.map((one) => world.ask(registerActivity, { id }, one)));
    const stands = await Promise.all(all.map((one) => world.ask(activityDetail, { id }, one)));
    expect(stands.filter(({ activity }) => activity.standing === 'registered')).toHaveLength(2);
    expect(stands.flatMap(({ position }) => (position === null ? [] : [position])).sort()).toEqual([1, 2, 3]);
    const come = all.filter((_, index) => stands[index]?.activity.standing === 'registered');
    const first = all[stands.findIndex(({ position }) => position === 1)];
    const [leaver] = come;
    if (leaver === undefined || first === undefined) throw new Error('fixture');
    expect(await world.refusal(chooseSeat, { id, row: 1, column: 1 }, first)).toEqual(refusal('waiting'));
    await world.ask(chooseSeat, { id, row: 1, column: 1 }, leaver);
    told.length = 0;
    expect((await world.ask(cancelActivity, { id }, leaver)).activity).toMatchObject({ standing: 'none', taken: 2 });
    expect(told).toMatchObject([{ userIds: [first.userId], kind: 'information', params: { title: '讲堂' } }]);
    expect((await world.ask(activityDetail, { id }, first)).activity).toMatchObject({
      standing: 'registered',
      waiting: 2,
    });
    // The seat of the person who left is free again.
    expect((await world.ask(chooseSeat, { id, row: 1, column: 1 }, first)).seat).toEqual({ row: 1, column: 1 });
    // Repeating it changes nothing.
    await world.ask(cancelActivity, { id }, leaver);
    await world.ask(registerActivity, { id }, first);
    expect((await world.ask(activityDetail, { id }, first)).activity).toMatchObject({ taken: 2, waiting: 2 });
  });

  it('is made and given back twenty times in ten minutes: others are told of each place [AT-01]', async () => {
    const { people, world } = at;
    const [one] = await people(1);
    if (one === undefined) throw new Error('fixture');
    const { id } = await given();
    for (let n = 0; n < 20; n += 1) {
      await world.ask(registerActivity, { id }, one);
      await world.ask(cancelActivity, { id }, one);
    }
    expect(await world.refusal(registerActivity, { id }, one)).toMatchObject({
      code: ErrorCode.tooFrequent,
      data: { act: 'registration' },
    });
  });

  it('lists what comes, what ended and what is mine; a visitor sees it too [AT-01]', async () => {
    const { people, world } = at;
    const [one] = await people(1);
    if (one === undefined) throw new Error('fixture');
    const coming = await given({ title: '钳工比武 甲' });
    const past = await given({ title: '钳工比武 乙', begins: -9, registered: [one.userId] });
    await world.ask(registerActivity, coming, one);
    const ids = async (part: 'coming' | 'registering' | 'ended') =>
      (await world.ask(activityList, { phase: part, keyword: '钳工比武' }, { userId: null })).items.map(({ id }) => id);
    expect([await ids('coming'), await ids('registering'), await ids('ended')]).toEqual([
      [coming.id],
      [coming.id],
      [past.id],
    ]);
    const none = await world.ask(activityList, { keyword: 'zh_cn' }, one);
    expect(none.items).toEqual([]);
    expect((await world.ask(myActivities, {}, one)).items).toMatchObject([{ id: coming.id, standing: 'registered' }]);
    expect((await world.ask(myActivities, { phase: 'past' }, one)).items).toMatchObject([
      { id: past.id, standing: 'absent' },
    ]);
  });
});

describe('seats', () => {
  it('go to one of two hundred who ask at once, and none is lost [TR-05]', async () => {
    const { people, world } = at;
    const all = await people(200);
    const { id } = await given({ places: 200, seats: [10, 10], registered: all.map(({ userId }) => userId) });
    const ends = await Promise.all(
      all.map((one, index) =>
        world.refusal(chooseSeat, { id, row: 1 + Math.floor((index % 100) / 10), column: 1 + (index % 10) }, one),
      ),
    );
    expect(ends.filter((end) => end === undefined)).toHaveLength(100);
    expect(ends.filter((end) => end !== undefined)).toEqual(Array.from({ length: 100 }, () => refusal('seatTaken')));
    const [anyone] = all;
    if (anyone === undefined) throw new Error('fixture');
    const { own, taken } = await world.ask(activitySeats, { id }, anyone);
    const seats = [...taken, ...(own === null ? [] : [own])].map(({ column, row }) => `${row}.${column}`);
    expect([seats.length, new Set(seats).size]).toEqual([100, 100]);
  });

  it('are changed for free ones only, two who swap at once included, and one person sits once [TR-05]', async () => {
    const { people, world } = at;
    const [a, b, other] = await people(3);
    if (a === undefined || b === undefined || other === undefined) throw new Error('fixture');
    const { id } = await given({ seats: [2, 3], closed: [{ row: 2, column: 3 }], registered: [a.userId, b.userId] });
    const sit = (who: typeof a, row: number, column: number) => world.refusal(chooseSeat, { id, row, column }, who);
    expect([await sit(a, 1, 1), await sit(b, 1, 2)]).toEqual([undefined, undefined]);
    expect(await Promise.all([sit(a, 1, 2), sit(b, 1, 1)])).toEqual([refusal('seatTaken'), refusal('seatTaken')]);
    expect(await sit(a, 1, 1)).toBeUndefined();
    await Promise.all([sit(a, 2, 1), sit(a, 2, 2)]);
    expect((await world.ask(activitySeats, { id }, b)).taken).toHaveLength(1);
    for (const [row, column] of [
      [2, 3],
      [3, 1],
      [1, 4],
    ] as const) {
      expect(await sit(a, row, column)).toEqual(refusal('noSeat'));
    }
    expect(await sit(other, 1, 3)).toEqual(refusal('notRegistered'));
    const plain = await given({ registered: [a.userId] });
    expect(await world.refusal(activitySeats, { id: plain.id }, a)).toEqual(refusal('noSeats'));
    world.now += 30 * HOUR_MS;
    expect(await sit(a, 1, 3)).toEqual(refusal('closed'));
    world.now -= 30 * HOUR_MS;
  });
});
