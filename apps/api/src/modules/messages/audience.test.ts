import { ErrorCode } from '@banyan/contracts';
import { messageCounts, messageList, readMessage, setMessageRead } from '@banyan/contracts/messages';
import { eq, inArray } from 'drizzle-orm';
import Fastify from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import { settlePeople } from '../../platform/audience/settle.ts';
import { departmentCalled } from '../../platform/departments.ts';
import { forDepartments } from '../../testing/audiences.ts';
import { addUser } from '../../testing/fixtures.ts';
import { testOutside } from '../../testing/outside.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { readersOf, sendAnnouncement } from './announcements.ts';
import { findMessages } from './findMessages.ts';
import { deliverNow } from './mail/mail.jobs.ts';
import { outbox } from './mail/outbox.schema.ts';
import { announcements, messages } from './messages.schema.ts';

let world: World;
const said = (title: string) => ({ title: { zh_cn: title }, text: { zh_cn: '焊机停电' }, from: { zh_cn: '设备部' } });
const { log } = Fastify({ logger: false });

beforeAll(async () => {
  world = await openWorld(allRoutes);
  await world.in(1001, (scope) =>
    scope.tx.update(enterprises).set({ adminMessages: true }).where(scope.only(enterprises)),
  );
});

const announce = (key: string, departments: string[] | undefined) =>
  world.as({ userId: null }, async ({ emit, scope }) => {
    const audienceId = await forDepartments(scope, departments);
    const row = { key, params: said(key), audienceId, at: new Date(world.now) };
    await scope.tx.insert(announcements).values(scope.row(announcements, row));
    await sendAnnouncement({ emit, scope }, row, { userIds: await readersOf(scope, audienceId) });
  });

const seen = async (who: Asker) => ({
  list: (await world.ask(messageList, { box: 'admin', about: 'all', unread: 'N', keyword: '' }, who)).items.map(
    ({ title }) => title,
  ),
  words: (await world.ask(messageList, { box: 'admin', about: 'all', unread: 'N', keyword: '停电' }, who)).items.length,
  unread: (await world.ask(messageCounts, {}, who)).unread.admin,
  found: await world.as(who, async (ctx) => (await findMessages(ctx as never, { q: '停电', of: 'message' })).total),
});

it('reaches its audience alone, and whoever leaves it finds it nowhere [ME-01]', async () => {
  const stays = { userId: await world.addLearner('MS', '焊接') };
  const goes = { userId: await world.addLearner('MG', '焊接') };
  const outside = { userId: await world.addLearner('MO', '涂装') };
  await announce('停电', ['焊接']);
  await announce('放假', undefined);
  const [all, some] = [
    { list: ['放假', '停电'], words: 2, unread: 2, found: 2 },
    { list: ['放假'], words: 1, unread: 1, found: 1 },
  ];
  expect([await seen(stays), await seen(goes), await seen(outside)]).toEqual([all, all, some]);
  const own = await world.in(1001, async (scope) => {
    const departmentId = (await departmentCalled(scope, { zh_cn: '涂装' }))?.id ?? 0;
    await scope.tx
      .update(users)
      .set({ departmentId })
      .where(scope.only(users, eq(users.id, goes.userId)));
    await settlePeople(scope, [goes.userId]);
    const rows = await scope.tx
      .select()
      .from(messages)
      .where(scope.only(messages, eq(messages.sourceId, '停电')));
    return new Map(rows.map((row) => [row.userId, row.id]));
  });
  expect([await seen(stays), await seen(goes)]).toEqual([all, some]);
  const id = own.get(goes.userId) ?? 0;
  const notFound = { code: ErrorCode.notFound };
  expect(await world.refusal(readMessage, { id }, goes)).toEqual(notFound);
  expect(await world.refusal(setMessageRead, { id, read: 'Y' }, goes)).toEqual(notFound);
  // Neither does its mail go out any more.
  await world.in(1001, async (scope) => {
    await scope.tx.update(users).set({ email: 'a@b.example' }).where(scope.only(users));
    const jobs = { add: () => Promise.resolve() };
    const context = { ...testOutside(), scope, now: world.now, log, emit: () => Promise.resolve(), jobs };
    await deliverNow.run(context as never, { ids: [...own.values()] });
  });
  const mailed = await world.in(1001, (scope) =>
    scope.tx.select({ userId: outbox.userId }).from(outbox).where(scope.only(outbox)),
  );
  expect(mailed.map(({ userId }) => userId)).toEqual([stays.userId]);
});

it('is sent to nobody who cannot log in [ME-01] [AC-12]', async () => {
  const people: number[] = [];
  for (const account of ['ML1', 'ML2'])
    people.push(await addUser(world.db, 1001, { account, department: { zh_cn: '喷漆' }, locked: account === 'ML2' }));
  await announce('检修', ['喷漆']);
  await announce('年会', undefined);
  const sent = await world.in(1001, (scope) =>
    scope.tx
      .select({ userId: messages.userId })
      .from(messages)
      .where(scope.only(messages, inArray(messages.userId, people))),
  );
  expect(sent.map(({ userId }) => userId)).toEqual([people[0], people[0]]);
});
