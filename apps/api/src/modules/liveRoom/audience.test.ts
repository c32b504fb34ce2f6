import { ErrorCode } from '@banyan/contracts';
import {
  enterRoom,
  openRooms,
  remindOfRoom,
  roomDetail,
  roomLines,
  startRoom,
  stayInRoom,
} from '@banyan/contracts/live';
import { learnCalendar } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { RoomChanged } from '../../effects/roomChanged.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { settlePeople } from '../../platform/audience/settle.ts';
import { departmentCalled } from '../../platform/departments.ts';
import { forDepartments } from '../../testing/audiences.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { messages } from '../messages/messages.schema.ts';
import { roomNames } from './roomNames.ts';
import { tellRoom } from './rooms.ts';
import { addRoom, addSomebody } from './testing/roomWorld.ts';

let world: World;
const HOUR_MS = 3_600_000;
const notFound = { code: ErrorCode.notFound };

beforeAll(async () => {
  world = await openWorld(allRoutes);
});

/** The person changes the main department. */
const move = (userId: number, to: string) =>
  world.in(1001, async (scope) => {
    const departmentId = (await departmentCalled(scope, { zh_cn: to }))?.id ?? 0;
    await scope.tx
      .update(users)
      .set({ departmentId })
      .where(scope.only(users, eq(users.id, userId)));
    await settlePeople(scope, [userId]);
  });

const remind = (id: number, who: Asker) => world.ask(remindOfRoom, { id, on: 'Y' }, who);
const calendar = async (who: Asker) => {
  const { items } = await world.ask(learnCalendar, { first: '2025-11-20', last: '2025-11-21' }, who);
  return items.flatMap(({ id, kind }) => (kind === 'live' ? [id] : []));
};
const listed = async (who: Asker) => (await world.ask(openRooms, {}, who)).items.map(({ id }) => id);

it('is for its audience alone: in the list, by its address, in its calls and to visitors [LV-01]', async () => {
  const host = await addSomebody(world, 'lecturer');
  const inside = { userId: await world.addLearner('RI', '焊接') };
  const outside = { userId: await world.addLearner('RO', '涂装') };
  const audienceId = await world.in(1001, (scope) => forDepartments(scope, ['焊接']));
  const id = await addRoom(world, host.userId, { audienceId, begins: new Date(world.now + HOUR_MS) });
  for (const who of [inside, host, await addSomebody(world, 'admin')]) {
    expect(await listed(who)).toContain(id);
    expect(await world.ask(roomDetail, { id }, who)).toMatchObject({ id, title: '直播' });
  }
  for (const who of [outside, { userId: null }]) {
    expect(await listed(who)).not.toContain(id);
    expect(await world.refusal(roomDetail, { id }, who)).toEqual(notFound);
    expect(await world.refusal(roomLines, { id, kind: 'chat' }, who)).toEqual(notFound);
  }
  expect(await world.refusal(remindOfRoom, { id, on: 'Y' }, outside)).toEqual(notFound);
  expect(await world.refusal(enterRoom, { id, password: '' }, outside)).toEqual(notFound);
  const names = (who: Asker & { readonly userId: number }) =>
    world.as(who, async (ctx) => (await roomNames(ctx as Parameters<typeof roomNames>[0], [id])).get(id)?.opens);
  expect([await names(inside), await names(outside)]).toEqual([true, false]);
});

it('leaves the calendar, the reminder and the open page of whoever has left its audience [LV-01]', async () => {
  const host = await addSomebody(world, 'lecturer');
  const stays = { userId: await world.addLearner('RS', '装配') };
  const goes = { userId: await world.addLearner('RG', '装配') };
  const audienceId = await world.in(1001, (scope) => forDepartments(scope, ['装配']));
  const id = await addRoom(world, host.userId, { audienceId, begins: new Date(world.now + HOUR_MS / 4) });
  for (const who of [stays, goes]) {
    await remind(id, who);
    await world.ask(stayInRoom, { id, leaving: 'N' }, who);
    expect(await calendar(who)).toContain(id);
  }
  const heard = async () => {
    let ids: readonly number[] = [];
    await world.in(1001, (scope) =>
      tellRoom(
        {
          scope,
          now: () => world.now,
          emit: (_, __, told) => {
            ids = (told as unknown as RoomChanged).userIds;
            return Promise.resolve();
          },
        },
        id,
        'lines',
      ),
    );
    return ids;
  };
  expect(await heard()).toEqual(expect.arrayContaining([stays.userId, goes.userId]));
  await move(goes.userId, '涂装');
  expect(await heard()).toEqual([stays.userId]);
  expect(await calendar(goes)).not.toContain(id);
  expect(await calendar(stays)).toContain(id);
  expect(await world.refusal(stayInRoom, { id, leaving: 'N' }, goes)).toEqual(notFound);
  world.now += HOUR_MS / 4;
  await world.ask(startRoom, { id }, host);
  const told = await world.in(1001, (scope) =>
    scope.tx
      .select({ userId: messages.userId })
      .from(messages)
      .where(scope.only(messages, eq(messages.sourceId, String(id)))),
  );
  expect(told.map(({ userId }) => userId)).toEqual([stays.userId]);
});

it('opens to those whom it invites, also from outside its audience [LV-02]', async () => {
  const host = await addSomebody(world, 'lecturer');
  const guest = { userId: await world.addLearner('RX', '涂装') };
  const audienceId = await world.in(1001, (scope) => forDepartments(scope, ['焊接']));
  const id = await addRoom(world, host.userId, { audienceId, members: [guest.userId] });
  expect(await listed(guest)).toContain(id);
  expect(await world.ask(roomDetail, { id }, guest)).toMatchObject({ role: 'member', invited: true });
});
