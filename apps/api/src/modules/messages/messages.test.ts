import { ErrorCode } from '@banyan/contracts';
import {
  messageCounts,
  messageList,
  readAllMessages,
  readMessage,
  readTaskScore,
  removeMessage,
  setMessageRead,
  socialMessages,
  type MessageBox,
} from '@banyan/contracts/messages';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { messageSent, type MessageSent } from '../../effects/messageSent.ts';
import { Refusal } from '../../http/refusal.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { enterprises } from '../../platform/enterprise.schema.ts';
import { messagesModule } from './messages.module.ts';
import { messages } from './messages.schema.ts';
import { mostLookedThrough } from './walkWords.ts';

let world: World;
const gone = new Set<number>([2]);
const { routes } = messagesModule({
  reach: {
    course: (_, id) => {
      if (gone.has(id)) throw new Refusal(ErrorCode.courseDeleted);
      if (id === 3) throw new Refusal(ErrorCode.courseNotVisible);
      return Promise.resolve();
    },
  },
  study: () => Promise.resolve({ days: [], chapters: 0 }),
  learners: () => Promise.resolve([]),
});
beforeAll(async () => {
  world = await openWorld(routes, { eids: [1001, 1002] });
});

const send = (sent: Partial<MessageSent> & Pick<MessageSent, 'userIds'>, eid = 1001) => {
  world.now += 1000;
  return world.as({ eid, userId: null }, ({ emit, scope }) =>
    emit(scope, messageSent, {
      kind: 'information',
      source: { type: 'notice', id: '1' },
      params: { title: '标题' },
      ...sent,
    }),
  );
};
const asked = { about: 'all', unread: 'N', keyword: '' } as const;
const list = (
  userId: number,
  box: MessageBox,
  more: Partial<Parameters<typeof world.ask<typeof messageList>>[1]> = {},
) => world.ask(messageList, { ...asked, box, ...more }, { userId });
const counts = (userId: number) => world.ask(messageCounts, {}, { userId });

describe('messages', () => {
  it('come once for a person, kind and source, and lie in the list of their kind [ME-01]', async () => {
    const [one, other] = [await world.addLearner('a1'), await world.addLearner('a2')];
    const sent = { userIds: [one, other, one], kind: 'taskScore', source: { type: 'homework', id: '9' } } as const;
    await send({ ...sent, params: { title: '作业', score: 8.5, from: '陈国栋', text: '少一张照片' } });
    await send({ ...sent, params: { title: '另一个', score: 1 } });
    const { items } = await list(one, 'own');
    expect(items.map(({ read, text, title }) => [title, text, read])).toEqual([
      ['作业 得了 8.5 分', '陈国栋：少一张照片', false],
    ]);
    expect((await list(one, 'information')).items).toEqual([]);
    expect(await counts(other)).toMatchObject({ total: 1, unread: { taskScore: 1, personal: 0 } });
    const found = await world.ask(readTaskScore, { task_id: 9, uid: one }, { userId: one });
    expect(found.facts).toContainEqual({ label: '得分', value: '8.5' });
    expect((await world.refusal(readTaskScore, { task_id: 9, uid: one }, { userId: other }))?.code).toBe(
      ErrorCode.notFound,
    );
  });

  it('are worded when they are read, in the reader’s language and zone [ME-01]', async () => {
    const userId = await world.addLearner('b1');
    const expiresAt = world.now + 41 * 86_400_000;
    const params = { title: { zh_cn: '叉车', en: 'Forklift' }, expiresAt };
    await send({ userIds: [userId], kind: 'certificateExpiry', source: { type: 'certificate', id: '1' }, params });
    const read = async (language: 'en' | 'zh_tw') =>
      (await world.ask(messageList, { ...asked, box: 'own' }, { userId, language })).items[0];
    expect((await read('en'))?.title).toMatch(/^Forklift certificate expires 31 Dec/);
    expect((await read('zh_tw'))?.text).toContain('還有 41 天');
    world.now = expiresAt - 1;
    expect((await read('en'))?.text).toBe('1 day left; please plan the refresher');
    world.now = expiresAt + 1;
    expect((await read('en'))?.text).toBe('It has expired; please take the refresher soon');
  });

  it('are listed last first, page by page, by what is unread, by kind and by words [ME-01]', async () => {
    const userId = await world.addLearner('c1');
    for (const id of ['1', '2', '3']) {
      await send({ userIds: [userId], source: { type: 'notice', id }, params: { title: `第${id}条 100%` } });
    }
    await send({ userIds: [userId], kind: 'marking', source: { type: 'paper', id: '1' }, params: { title: '试卷' } });
    await send({ userIds: [userId], kind: 'praise', params: { title: '帖子', from: '赵敏', count: 12 } });
    const first = await list(userId, 'information', { size: 2 });
    const rest = await list(userId, 'information', { size: 2, cursor: first.next ?? '' });
    expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual([
      '第3条 100%',
      '第2条 100%',
      '第1条 100%',
    ]);
    expect((await list(userId, 'information', { keyword: '2条' })).items).toHaveLength(1);
    expect((await list(userId, 'information', { keyword: '_条' })).items).toHaveLength(0);
    expect((await list(userId, 'own', { about: 'marking' })).items).toHaveLength(1);
    expect((await list(userId, 'own', { about: 'summary' })).items).toHaveLength(0);
    const social = await world.ask(socialMessages, { box: 'praise', unread: 'Y', keyword: '' }, { userId });
    expect(social.items.map(({ title }) => title)).toEqual(['赵敏 等 12 人赞了「帖子」']);
    // Likes are no papers: their number is in the title.
    expect((await world.ask(readMessage, { id: social.items[0]?.id ?? 0 }, { userId })).facts).toEqual([]);
  });

  it('are found by every word that their list shows, in the reader’s language [ME-01]', async () => {
    const userId = await world.addLearner('found');
    const source = { type: 'certificate', id: '7' };
    const params = { title: { zh_cn: '叉车', en: 'Forklift' }, expiresAt: world.now + 9 * 86_400_000 };
    await send({ userIds: [userId], kind: 'certificateExpiry', source, params });
    for (const keyword of ['证书', '安排复训', '證書', 'certificate expires']) {
      expect((await list(userId, 'own', { keyword })).items, keyword).toHaveLength(1);
    }
    expect((await list(userId, 'own', { keyword: 'expiresat' })).items).toHaveLength(0);
  });

  it('of years are searched lot by lot, each page beginning where the one before stopped [ME-01]', async () => {
    const userId = await world.addLearner('years');
    const old = { source: { type: 'notice', id: 'old' }, params: { title: '仓库盘点' } };
    await send({ userIds: [userId], ...old });
    await world.in(1001, (scope) =>
      scope.tx.execute(sql`
        insert into ${messages} (eid, user_id, kind, box, source_type, source_id, params, words, at)
        select ${scope.eid}, ${userId}, 'information', 'information', 'lot', n::text, '{"title": "通知"}', '通知 ' || n,
          ${new Date(world.now).toISOString()}::timestamptz + n * interval '1 ms'
        from generate_series(1, ${mostLookedThrough + 5}::int) as n`),
    );
    const first = await list(userId, 'information', { keyword: '盘点' });
    expect([first.items.length, typeof first.next]).toEqual([0, 'string']);
    const second = await list(userId, 'information', { keyword: '盘点', cursor: first.next ?? '' });
    expect([second.items.map(({ title }) => title), second.next]).toEqual([['仓库盘点'], null]);
    // Nothing is lost or repeated between two lots.
    const found: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<typeof list>> = await list(userId, 'information', {
        ...{ keyword: '通知', size: 50 },
        cursor,
      });
      found.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    expect([found.length, new Set(found).size]).toEqual([mostLookedThrough + 5, mostLookedThrough + 5]);
  });

  it('are read and unread by hand, all at once, removed and put back, by their reader alone [ME-01]', async () => {
    const [userId, other] = [await world.addLearner('d1'), await world.addLearner('d2')];
    for (const id of ['1', '2']) await send({ userIds: [userId], source: { type: 'notice', id } });
    const [last] = (await list(userId, 'information')).items;
    const id = last?.id ?? 0;
    await world.ask(setMessageRead, { id, read: 'Y' }, { userId });
    expect((await counts(userId)).total).toBe(1);
    await world.ask(setMessageRead, { id, read: 'N' }, { userId });
    expect(await world.ask(readAllMessages, {}, { userId })).toEqual({ count: 2 });
    expect((await counts(userId)).total).toBe(0);
    await world.ask(setMessageRead, { id, read: 'N' }, { userId });
    await world.ask(removeMessage, { id, removed: 'Y' }, { userId });
    expect((await list(userId, 'information')).items).toHaveLength(1);
    // A removed message is not marked with the rest.
    expect(await world.ask(readAllMessages, {}, { userId })).toEqual({ count: 0 });
    expect((await world.refusal(readMessage, { id }, { userId }))?.code).toBe(ErrorCode.notFound);
    await world.ask(removeMessage, { id, removed: 'N' }, { userId });
    expect((await list(userId, 'information')).items).toHaveLength(2);
    expect((await counts(userId)).total).toBe(1);
    for (const call of [
      world.refusal(setMessageRead, { id, read: 'N' }, { userId: other }),
      world.refusal(removeMessage, { id, removed: 'Y' }, { userId: other }),
      world.refusal(readMessage, { id }, { userId: other }),
    ]) {
      expect((await call)?.code).toBe(ErrorCode.notFound);
    }
  });

  it('say whether what they lead to opens, is gone or not for the reader [ME-01]', async () => {
    const userId = await world.addLearner('e1');
    for (const id of ['1', '2', '3', 'x']) await send({ userIds: [userId], source: { type: 'course', id } });
    const { items } = await list(userId, 'information');
    const reach = new Map<string, string>();
    for (const { id, source } of items) reach.set(source.id, (await world.ask(readMessage, { id }, { userId })).reach);
    expect(Object.fromEntries(reach)).toEqual({ '1': 'open', '2': 'gone', '3': 'forbidden', x: 'gone' });
    // A notice leads nowhere; a week leads to the learning record.
    for (const [type, to] of [
      ['notice', 'none'],
      ['week', 'open'],
    ] as const) {
      const one = await world.addLearner(`e-${type}`);
      await send({ userIds: [one], source: { type, id: '2026-11-16' } });
      const [{ id } = { id: 0 }] = (await list(one, 'information')).items;
      expect((await world.ask(readMessage, { id }, { userId: one })).reach).toBe(to);
    }
  });

  it('of administrators show only where the enterprise shows them [AC-11]', async () => {
    const userId = await world.addLearner('f1');
    await send({ userIds: [userId], kind: 'admin' });
    const [hidden] = [await counts(userId)];
    expect(hidden).toMatchObject({ adminMessage: 'N', total: 0, unread: { admin: 0 } });
    expect((await list(userId, 'admin')).items).toEqual([]);
    await world.in(1001, (scope) =>
      scope.tx
        .update(enterprises)
        .set({ adminMessages: true })
        .where(scope.only(enterprises, eq(enterprises.eid, 1001))),
    );
    expect(await counts(userId)).toMatchObject({ adminMessage: 'Y', total: 1 });
    expect((await list(userId, 'admin')).items).toHaveLength(1);
  });
});
