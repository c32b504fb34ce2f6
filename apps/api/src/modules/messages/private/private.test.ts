import { ErrorCode } from '@banyan/contracts';
import {
  blockPerson,
  conversationLines,
  messageCounts,
  messageList,
  messagePeople,
  readMessage,
  reportPrivate,
  sendPrivate,
} from '@banyan/contracts/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../../testing/fixtures.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { messagesModule } from '../messages.module.ts';
import { privateReports } from './private.schema.ts';

let world: World;
const { routes } = messagesModule({
  reach: {},
  study: () => Promise.resolve({ days: [], chapters: 0 }),
  learners: () => Promise.resolve([]),
});
beforeAll(async () => {
  world = await openWorld(routes, { eids: [1001, 1002] });
});

const key = (n: number) => `line-${String(n).padStart(16, '0')}`;
const write = (userId: number, to: number, words: string, n: number) => {
  world.now += 1000;
  return world.ask(sendPrivate, { person: to, words, client_id: key(n) }, { userId });
};
const inbox = async (userId: number, keyword = '') =>
  (await world.ask(messageList, { box: 'own', about: 'all', unread: 'N', keyword }, { userId })).items;
const pair = async (name: string) => [await world.addLearner(`${name}1`), await world.addLearner(`${name}2`)] as const;

describe('private messages', () => {
  it('stand as one message with each of the two, unread for whoever did not write [ME-02]', async () => {
    const [one, other] = await pair('a');
    const { message, sent } = await write(one, other, '  你好 ', 1);
    expect(sent).toMatchObject({ text: '你好', mine: true, clientId: key(1) });
    await write(other, one, '在吗', 2);
    expect(await inbox(one)).toMatchObject([{ id: message, title: 'a2', text: '在吗', read: false }]);
    expect(await inbox(other)).toMatchObject([{ title: 'a1', text: '在吗', read: true }]);
    expect((await world.ask(messageCounts, {}, { userId: one })).unread.personal).toBe(1);
    // Each finds it by the name of the other, which is the only name of its line.
    expect([await inbox(one, 'a2'), await inbox(other, 'a1'), await inbox(one, 'a1')]).toMatchObject([[{}], [{}], []]);
    const { items } = await world.ask(conversationLines, { id: message }, { userId: one });
    expect(items.map(({ mine, text }) => [text, mine])).toEqual([
      ['在吗', false],
      ['你好', true],
    ]);
    expect((await world.refusal(conversationLines, { id: message }, { userId: other }))?.code).toBe(ErrorCode.notFound);
  });

  it('sent again under the same key are one line, under another text refused [ME-02]', async () => {
    const [one, other] = await pair('b');
    const first = await write(one, other, '一次', 3);
    expect(await write(one, other, '一次', 3)).toEqual(first);
    const { items } = await world.ask(conversationLines, { id: first.message }, { userId: one });
    expect(items).toHaveLength(1);
    const refused = await world.refusal(
      sendPrivate,
      { person: other, words: '别的', client_id: key(3) },
      { userId: one },
    );
    expect(refused?.code).toBe(ErrorCode.illegalRequest);
  });

  it('hold 1 to 300 characters as people count them [ME-02]', async () => {
    const [one, other] = await pair('c');
    await write(one, other, '👩‍🔧'.repeat(60), 4);
    await write(one, other, '字'.repeat(300), 5);
    for (const words of ['', ' \n ', '字'.repeat(301)]) {
      const refused = await world.refusal(sendPrivate, { person: other, words, client_id: key(6) }, { userId: one });
      expect(refused?.code).toBe(ErrorCode.fieldsRefused);
    }
  });

  it('go to nobody of another enterprise, who is not found either [ME-02]', async () => {
    const [one] = await pair('d');
    const foreign = await world.addLearner('d9', '', 1002);
    const refused = await world.refusal(
      sendPrivate,
      { person: foreign, words: '你好', client_id: key(7) },
      { userId: one },
    );
    expect(refused?.code).toBe(ErrorCode.notFound);
    await addUser(world.db, 1001, { account: 'd3', locked: true });
    const { items } = await world.ask(messagePeople, { keyword: 'd' }, { userId: one });
    expect(items.map(({ name }) => name)).toEqual(['d2']);
    expect((await world.refusal(blockPerson, { person: foreign, blocked: 'Y' }, { userId: one }))?.code).toBe(
      ErrorCode.notFound,
    );
  });

  it('are refused both ways while one blocks the other [ME-02]', async () => {
    const [one, other] = await pair('e');
    const { message } = await write(one, other, '广告', 8);
    await world.ask(blockPerson, { person: one, blocked: 'Y' }, { userId: other });
    for (const [from, to, by] of [
      [one, other, 'them'],
      [other, one, 'me'],
    ] as const) {
      const refused = await world.refusal(
        sendPrivate,
        { person: to, words: '再来', client_id: key(9) },
        { userId: from },
      );
      expect(refused).toEqual({ code: ErrorCode.messageBlocked, data: { by } });
    }
    expect((await world.ask(readMessage, { id: message }, { userId: one })).conversation).toMatchObject({
      blocked: false,
      closed: true,
    });
    await world.ask(blockPerson, { person: one, blocked: 'N' }, { userId: other });
    await write(one, other, '你好', 10);
  });

  it('are reported once, by whoever got them alone [ME-02]', async () => {
    const [one, other] = await pair('f');
    const { sent } = await write(one, other, '不好的话', 11);
    const report = { id: sent.id, because: 'insult' } as const;
    await world.ask(reportPrivate, report, { userId: other });
    await world.ask(reportPrivate, report, { userId: other });
    const third = await world.addLearner('f3');
    for (const userId of [one, third]) {
      expect((await world.refusal(reportPrivate, report, { userId }))?.code).toBe(ErrorCode.notFound);
    }
    const found = await world.in(1001, (scope) =>
      scope.tx.select().from(privateReports).where(scope.only(privateReports)),
    );
    expect(found.map(({ reason }) => reason)).toEqual(['insult']);
  });
});
