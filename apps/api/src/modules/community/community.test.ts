import { ErrorCode, type CallInput } from '@banyan/contracts';
import {
  chooseBest,
  closeQuestion,
  commentReplies,
  communityHome,
  decideComment,
  decidePost,
  editPost,
  newPosts,
  ownPosts,
  pinPost,
  postComments,
  postDetail,
  postFeed,
  publishPost,
  removePostComment,
  removePost,
  reportCommunity,
  reportedItems,
  setPraised,
  settleReport,
  similarQuestions,
  waitingComments,
  waitingPosts,
  writeComment,
} from '@banyan/contracts/community';
import { messageCounts, readAllMessages } from '@banyan/contracts/messages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { messages } from '../messages/messages.schema.ts';
import { pointsBalances } from '../points/points.schema.ts';
import { balanceOf } from '../points/points.service.ts';
import { uploads } from '../upload/upload.schema.ts';
import { addPost, askApproval, givePoints } from './testing/addCommunity.ts';

const start = Date.parse('2025-11-20T02:00:00Z');
const minute = 60_000;
let world: World;
let admin: Asker;
let people = 0;

const person = async (eid = 1001) => ({ eid, userId: await world.addLearner(`C${(people += 1)}`, '', eid) });
type Person = Awaited<ReturnType<typeof person>>;

beforeAll(async () => {
  world = await openWorld(allRoutes, { eids: [1001, 1002] });
  admin = await world.addPerson('admin');
  await askApproval(world, 1002);
});
beforeEach(() => {
  world.now = start;
});

type Publish = CallInput<typeof publishPost>;
const topic: Publish = {
  ...{ kind: 'topic', title: '换刀后第一件', body: '<p>扫码拍照</p>', category: 0, images: [], media: '' },
  ...{ reward: 0, remind: 'N' },
};
const post = async (who: Asker, more: Partial<Publish> = {}) =>
  (await world.ask(publishPost, { ...topic, ...more }, who)).id;
const ask = (who: Asker, reward = 0) => post(who, { kind: 'question', title: '孔径漂移先查刀还是先查夹具', reward });
const say = (id: number, who: Asker, words = '先查刀', parent = 0) =>
  world.ask(writeComment, { post: id, parent, words, mentions: [] }, who);
const answer = async (id: number, who: Asker) => (await say(id, who)).comment?.id ?? 0;
const refusal = (value: string) => ({ code: ErrorCode.communityRefused, data: { refusal: value } });
const rule = (field: string, value: string) => ({
  code: ErrorCode.fieldsRefused,
  data: { fields: { [field]: value } },
});
/** A picture that a person has uploaded; answers its id. */
async function picture({ userId }: Person) {
  const id = `picture${(people += 1)}`.padEnd(22, 'x');
  const at = new Date(world.now);
  await world.in(1001, (scope) =>
    scope.tx.insert(uploads).values(
      scope.row(uploads, {
        ...{ id, userId, name: 'scooter.png', kind: 'postImage' as const, type: 'image/webp' as const, size: 1200 },
        ...{ key: `upload/1001/u${id}.webp`, state: 'done' as const, createdAt: at, touchedAt: at },
      }),
    ),
  );
  return id;
}
const points = ({ userId, eid }: Person) =>
  world.in(eid, async ({ tx, only }) => {
    const rows = await tx.select().from(pointsBalances).where(only(pointsBalances));
    return rows.find((row) => row.userId === userId)?.spendable ?? 0;
  });
const inbox = (userId: number | null, kind: string, eid = 1001) =>
  world.in(eid, async ({ tx, only }) => {
    const rows = await tx.select().from(messages).where(only(messages));
    return rows.filter((row) => row.userId === userId && row.kind === kind);
  });
const settled = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;

describe('what is posted', () => {
  it('has its limits, each told with its field [CM-01] [CM-03]', async () => {
    const who = await person();
    const no = (more: Partial<Publish>) => world.refusal(publishPost, { ...topic, ...more }, who);
    expect(await no({ title: ' ' })).toEqual(rule('title', 'required'));
    expect(await no({ title: '字'.repeat(101) })).toEqual(rule('title', 'tooLong'));
    expect(await no({ title: '👩‍🔧'.repeat(100) })).toBeUndefined();
    expect(await no({ kind: 'question', title: '字'.repeat(3000) })).toBeUndefined();
    expect(await no({ kind: 'question', title: '字'.repeat(3001) })).toEqual(rule('title', 'tooLong'));
    expect(await no({ body: `<p>${'字'.repeat(10_001)}</p>` })).toEqual(rule('body', 'tooLong'));
    expect(await no({ category: 5 })).toEqual(rule('category', 'unknownCategory'));
    const id = (n: number) => String(n).padStart(22, 'x');
    expect(await no({ images: Array.from({ length: 10 }, (_, n) => id(n)) })).toEqual(rule('images', 'tooMany'));
    // Nine pictures may stand beside a recording: what is refused here is that nobody has sent them.
    expect(await no({ images: [id(1)], media: id(2) })).toEqual(rule('images', 'unknownFile'));
    expect(await no({ images: [id(1)] })).toEqual(rule('images', 'unknownFile'));
    const span = (n: number) => `<span data-mention="${n}">@x</span>`;
    expect(await no({ body: span(999_999) })).toEqual(rule('body', 'unknownPerson'));
    expect(await no({ body: Array.from({ length: 11 }, (_, n) => span(n + 1)).join('') })).toEqual(
      rule('body', 'tooManyPeople'),
    );
  });

  it('is kept safe and tells those whom it mentions [CM-01] [CM-03]', async () => {
    const [who, named] = [await person(), await person()];
    const body = `<p onclick="x()">看 <span data-mention="${named.userId}">@老板</span><script>alert(1)</script></p>`;
    const id = await post(who, { body });
    const detail = await world.ask(postDetail, { kind: 'topic', id }, named);
    expect(detail.body).toMatch(/^<p>看 <span data-mention="\d+">@[^<]*<\/span><\/p>$/);
    expect(detail.body).not.toContain('老板');
    expect(await inbox(named.userId, 'at')).toMatchObject([
      { sourceType: 'topic', sourceId: String(id), readAt: null },
    ]);
  });

  it('is found by words of two characters, and similar questions by what they share [CM-02]', async () => {
    const who = await person();
    const id = await post(who, { kind: 'question', title: '三坐标测头撞了之后要不要重新标定？', body: '' });
    const feed = (keyword: string) =>
      world.ask(postFeed, { kind: 'question', order: 'new', category: 0, keyword }, { userId: null });
    for (const words of ['标定', '标定 测头', '坐标测', '撞'])
      expect((await feed(words)).items.map((one) => one.id)).toEqual([id]);
    expect((await feed('???')).items).toEqual([]);
    expect((await feed('标定 请假')).items).toEqual([]);
    expect((await feed('100%')).items).toEqual([]);
    const like = async (words: string) =>
      (await world.ask(similarQuestions, { words }, who)).items.map((one) => one.id);
    expect(await like('测头撞过，标定还准吗')).toContain(id);
    expect(await like('怎么请假')).toEqual([]);
    // Of a long text one pair in common is chance.
    expect(await like('上个月新来的同事问报销流程和差旅补贴怎么办理，顺便聊到标定')).toEqual([]);
    expect(await like('的')).toEqual([]);
  });

  it('is changed by its author alone, and not over a newer change [CM-01]', async () => {
    const [who, other] = [await person(), await person()];
    const id = await post(who);
    const { kind, reward, remind, ...written } = topic;
    expect([kind, reward, remind]).toHaveLength(3);
    const change = { ...written, id, title: '新标题', revision: 1 };
    expect(await world.refusal(editPost, change, other)).toEqual(refusal('rights'));
    expect(await world.ask(editPost, change, who)).toEqual({ state: 'shown', revision: 2 });
    expect(await world.refusal(editPost, change, who)).toEqual(refusal('changed'));
  });

  it('stays within its enterprise [CM-01]', async () => {
    const [who, stranger] = [await person(), await person(1002)];
    const id = await post(who);
    expect(await world.refusal(postDetail, { kind: 'topic', id }, stranger)).toEqual({ code: ErrorCode.notFound });
    expect(await world.refusal(setPraised, { target: 'post', id, praised: 'Y' }, stranger)).toMatchObject({
      code: 404,
    });
    expect(await world.refusal(removePost, { id }, stranger)).toMatchObject({ code: 404 });
    expect(await world.refusal(postDetail, { kind: 'question', id }, who)).toMatchObject({ code: 404 });
  });

  it('comes page by page, pinned first, in each order [CM-01]', async () => {
    const who = await person();
    for (let n = 0; n < 5; n += 1) {
      world.now += minute;
      await addPost(world, who.userId, { kind: 'topic', hot: 2_000_000_000 - n, title: `页 ${n}` });
    }
    const pinned = await addPost(world, who.userId, { title: '页 置顶', at: new Date(start - 1e9), hot: 0 });
    await world.ask(pinPost, { id: pinned, pinned: 'Y' }, admin);
    for (const order of ['active', 'new', 'hot'] as const) {
      const all: number[] = [];
      let cursor = '';
      do {
        const page = await world.ask(
          postFeed,
          { kind: 'topic', order, category: 0, keyword: '页', cursor, size: 2 },
          who,
        );
        all.push(...page.items.map(({ id }) => id));
        cursor = page.next ?? '';
      } while (cursor !== '');
      expect([all.length, new Set(all).size, all[0]]).toEqual([6, 6, pinned]);
    }
    expect(await world.refusal(pinPost, { id: pinned, pinned: 'N' }, who)).toMatchObject({
      code: ErrorCode.adminsOnly,
    });
    expect((await world.ask(newPosts, { kind: 'topic', category: 0, after: start }, await person())).count).toBe(5);
    expect((await world.ask(newPosts, { kind: 'topic', category: 0, after: start }, who)).count).toBe(0);
  });
});

describe('rewards', () => {
  it('are held, paid once to the best answer, and add up [CM-02]', async () => {
    const [who, first, second] = [await person(), await person(), await person()];
    await givePoints(world, who.userId, 60);
    const id = await ask(who, 50);
    expect(await points(who)).toBe(10);
    expect(await world.refusal(publishPost, { ...topic, kind: 'question', reward: 11 }, who)).toEqual(
      refusal('points'),
    );
    expect(await world.refusal(writeComment, { post: id, parent: 0, words: '我自己答', mentions: [] }, who)).toEqual(
      refusal('own'),
    );
    const mayAnswer = async (asker: Asker) =>
      (await world.ask(postDetail, { kind: 'question', id }, asker)).may.comment;
    expect([await mayAnswer(who), await mayAnswer(first)]).toEqual([false, true]);
    const answers = [await answer(id, first), await answer(id, second)];
    expect(await world.refusal(chooseBest, { answer: answers[0] ?? 0 }, first)).toEqual(refusal('rights'));
    expect(await settled(answers.map((one) => world.ask(chooseBest, { answer: one }, who)))).toBe(1);
    expect((await points(first)) + (await points(second))).toBe(50);
    expect(await points(who)).toBe(10);
    const detail = await world.ask(postDetail, { kind: 'question', id }, second);
    expect(detail).toMatchObject({ post: { rewardState: 'paid', answered: true }, best: { best: true } });
    const rest = await world.ask(postComments, { post: id, order: 'useful' }, second);
    expect(rest.items.map((one) => one.id)).not.toContain(detail.best?.id);
    expect(await world.ask(removePost, { id }, who)).toEqual({ returned: 0 });
    expect((await points(who)) + (await points(first)) + (await points(second))).toBe(60);
  });

  it('that two swap can all be spent, and count as earned up to a hundred a day [CM-02] [MA-05]', async () => {
    const [one, two] = [await person(), await person()];
    const sums = (who: Asker) => world.in(1001, (scope) => balanceOf(scope, who.userId ?? 0));
    await givePoints(world, one.userId, 60);
    const before = (await sums(one)).lifetime;
    for (const [asks, answers] of [
      [one, two],
      [two, one],
      [one, two],
      [two, one],
      [one, two],
    ] as const) {
      const id = await ask(asks, 60);
      await world.ask(chooseBest, { answer: await answer(id, answers) }, asks);
    }
    expect(await sums(two)).toEqual({ lifetime: 100, spendable: 60 });
    expect(await sums(one)).toEqual({ lifetime: before + 100, spendable: 0 });
    world.now += 86_400_000;
    const id = await ask(two, 60);
    await world.ask(chooseBest, { answer: await answer(id, one) }, two);
    expect(await sums(one)).toEqual({ lifetime: before + 160, spendable: 60 });
    world.now -= 86_400_000;
  });

  it('come back when nobody has answered, once, and not when somebody has [CM-02]', async () => {
    const [who, other] = [await person(), await person()];
    await givePoints(world, who.userId, 100);
    const [closed, deleted, answered] = [await ask(who, 30), await ask(who, 30), await ask(who, 40)];
    await answer(answered, other);
    expect(
      await settled([world.ask(closeQuestion, { id: closed }, who), world.ask(closeQuestion, { id: closed }, who)]),
    ).toBe(1);
    expect(await world.ask(removePost, { id: closed }, who)).toEqual({ returned: 0 });
    expect(await world.ask(removePost, { id: deleted }, who)).toEqual({ returned: 30 });
    expect(await points(who)).toBe(60);
    expect(await world.refusal(removePost, { id: answered }, who)).toEqual(refusal('answers'));
    expect(await world.refusal(closeQuestion, { id: answered }, who)).toEqual(refusal('answers'));
    expect(await world.ask(removePost, { id: answered }, admin)).toEqual({ returned: 40 });
    expect(await points(who)).toBe(100);
  });

  it('add up whichever of two comes first: best answer and deletion [CM-02]', async () => {
    for (const turn of [0, 1, 2, 3]) {
      const [who, other] = [await person(), await person()];
      await givePoints(world, who.userId, 20);
      const id = await ask(who, 20);
      const best = await answer(id, other);
      const acts = [
        () => world.ask(chooseBest, { answer: best }, who),
        () =>
          world.ask(turn < 2 ? removePost : removePostComment, { id: turn < 2 ? id : best }, turn < 2 ? admin : other),
        () => world.ask(setPraised, { target: 'comment', id: best, praised: 'Y' }, who),
      ];
      await settled((turn % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const gone = (await world.refusal(postDetail, { kind: 'question', id }, who)) !== undefined;
      const held = gone ? 'none' : (await world.ask(postDetail, { kind: 'question', id }, who)).post.rewardState;
      expect((await points(who)) + (await points(other)) + (held === 'held' ? 20 : 0)).toBe(20);
    }
  });
});

describe('what is said about it', () => {
  it('has at most 300 characters, replies stand under it, and everything goes with it [CM-04]', async () => {
    const [who, other] = [await person(), await person()];
    const id = await post(who);
    const no = (words: string) => world.refusal(writeComment, { post: id, parent: 0, words, mentions: [] }, other);
    expect(await no('  ')).toEqual(rule('words', 'required'));
    expect(await no('字'.repeat(301))).toEqual(rule('words', 'tooLong'));
    const first = (await say(id, other, '字'.repeat(300))).comment?.id ?? 0;
    const reply = (await say(id, who, '谢谢', first)).reply?.id ?? 0;
    for (const words of ['二', '三', '四']) await say(id, other, words, reply);
    const [shown] = (await world.ask(postComments, { post: id, order: 'new' }, who)).items;
    expect(shown).toMatchObject({
      id: first,
      replyCount: 4,
      replies: [{ words: '谢谢', to: '' }, { words: '二' }, {}],
    });
    const page = await world.ask(commentReplies, { comment: first, size: 3 }, who);
    expect(page.items.length).toBe(3);
    expect(
      (await world.ask(commentReplies, { comment: first, size: 3, cursor: page.next ?? '' }, who)).items,
    ).toMatchObject([{ words: '四' }]);
    expect(await world.refusal(removePostComment, { id: first }, who)).toEqual(refusal('rights'));
    expect(await world.ask(removePostComment, { id: first }, other)).toEqual({ comments: 0 });
    expect(await inbox(who.userId, 'comment')).toHaveLength(1);
  });

  it('tells whoever is answered that it is a reply to them [CM-04]', async () => {
    const [who, other] = [await person(), await person()];
    const id = await post(who);
    const first = (await say(id, other)).comment?.id ?? 0;
    const told = async ({ userId }: Person) => (await inbox(userId, 'comment'))[0]?.params;
    expect(await told(who)).not.toHaveProperty('reply');
    const reply = (await say(id, who, '查过了', first)).reply?.id ?? 0;
    expect(await told(other)).toHaveProperty('reply', topic.title);
    await say(id, other, '再查一次', reply);
    expect(await told(who)).toHaveProperty('reply', topic.title);
    await say(id, other, '先查夹具');
    expect(await told(who)).not.toHaveProperty('reply');
  });

  it('is liked once by each person, not continuously, and its author is told [CM-04]', async () => {
    const author = await person();
    const id = await post(author);
    const fans = [await person(), await person()];
    await Promise.all(
      fans.flatMap((fan) => [1, 2].map(() => world.ask(setPraised, { target: 'post', id, praised: 'Y' }, fan))),
    );
    const [fan] = fans;
    expect((await world.ask(postDetail, { kind: 'topic', id }, fans[0] ?? author)).post).toMatchObject({
      praises: 2,
      praised: true,
    });
    expect(await inbox(author.userId, 'praise')).toHaveLength(1);
    if (fan === undefined) return;
    const toggle = (praised: 'Y' | 'N') => world.refusal(setPraised, { target: 'post', id, praised }, fan);
    const results = [];
    for (let n = 0; n < 14; n += 1) results.push(await toggle(n % 2 === 0 ? 'N' : 'Y'));
    expect(results.slice(0, 11).every((one) => one === undefined)).toBe(true);
    expect(results.find((one) => one !== undefined)).toMatchObject({
      code: ErrorCode.tooFrequent,
      data: { retryAfterS: 60 },
    });
    world.now += minute;
    expect(await toggle('N')).toBeUndefined();
  });

  it('tells of a like once, also where it is taken back and given again [CM-01] [ME-01]', async () => {
    const [author, fan] = [await person(), await person()];
    const id = await post(author, { title: '赞一次' });
    const like = (praised: 'Y' | 'N') => world.ask(setPraised, { target: 'post', id, praised }, fan);
    const unread = async () => (await world.ask(messageCounts, {}, author)).total;
    await like('Y');
    expect(await unread()).toBe(1);
    await world.ask(readAllMessages, {}, author);
    await like('N');
    await like('Y');
    expect(await unread()).toBe(0);
  });

  it('makes a post hot by people, not by what one of them does [CM-01]', async () => {
    const [author, busy] = [await person(), await person()];
    // Of as many people the later one would be hotter: its author must not count.
    const [liked, noisy] = [await post(author, { title: '热 二' }), await post(author, { title: '热 一' })];
    for (let n = 0; n < 8; n += 1) await say(noisy, busy, `第 ${n} 句`);
    for (let n = 0; n < 8; n += 1) await say(noisy, author, '顶');
    for (const fan of [await person(), await person()])
      await world.ask(setPraised, { target: 'post', id: liked, praised: 'Y' }, fan);
    const feed = await world.ask(postFeed, { kind: 'topic', order: 'hot', category: 0, keyword: '热 ' }, author);
    expect(feed.items.map((one) => one.id)).toEqual([liked, noisy]);
    // Deleted comments make nothing hot any more: of as many people the later one comes first.
    const [earlier, later] = [await post(author, { title: '冷 一' }), await post(author, { title: '冷 二' })];
    const said = await answer(earlier, busy);
    const cold = { kind: 'topic', order: 'hot', category: 0, keyword: '冷 ' } as const;
    const first = async () => (await world.ask(postFeed, cold, author)).items.map((one) => one.id);
    expect(await first()).toEqual([earlier, later]);
    await world.ask(removePostComment, { id: said }, busy);
    expect(await first()).toEqual([later, earlier]);
  });
});

describe('the desk', () => {
  it('shows what it has approved, and tells why it has not [CM-04]', async () => {
    const [who, other] = [await person(1002), await person(1002)];
    const boss = await world.addPerson('admin', 'boss', 1002);
    expect(await world.ask(publishPost, topic, who)).toMatchObject({ state: 'waiting' });
    const waiting = await world.ask(waitingPosts, {}, boss);
    const id = waiting.items[0]?.post.id ?? 0;
    const mine = { kind: 'topic' as const, order: 'new' as const, category: 0, keyword: '' };
    expect((await world.ask(postFeed, mine, who)).items).toMatchObject([{ id, state: 'waiting' }]);
    for (const asker of [other, { eid: 1002, userId: null }]) {
      expect((await world.ask(postFeed, mine, asker)).items).toEqual([]);
      expect(await world.refusal(postDetail, { kind: 'topic', id }, asker)).toMatchObject({ code: 404 });
    }
    const decide = { id, revision: 1, approve: 'N' as const, reason: '' };
    expect(await world.refusal(decidePost, decide, who)).toMatchObject({ code: ErrorCode.adminsOnly });
    expect(await world.refusal(decidePost, decide, boss)).toEqual(rule('reason', 'required'));
    expect(await world.ask(decidePost, { ...decide, reason: '请去掉客户名' }, boss)).toEqual({ total: 0 });
    expect((await world.ask(postDetail, { kind: 'topic', id }, who)).post).toMatchObject({
      state: 'rejected',
      reason: '请去掉客户名',
    });
    const { kind, reward, remind, ...written } = topic;
    expect([kind, reward, remind]).toHaveLength(3);
    expect(await world.ask(editPost, { ...written, id, revision: 1 }, who)).toEqual({ state: 'waiting', revision: 2 });
    expect(await world.refusal(decidePost, { ...decide, approve: 'Y' }, boss)).toEqual(refusal('changed'));
    const yes = { ...decide, approve: 'Y' as const, revision: 2 };
    expect(await settled([world.ask(decidePost, yes, boss), world.ask(decidePost, yes, boss)])).toBe(1);
    expect((await world.ask(postFeed, mine, other)).items).toMatchObject([{ id, state: 'shown' }]);
    expect(await world.ask(publishPost, topic, boss)).toMatchObject({ state: 'shown' });
  });

  it('shows comments once it has approved them, and nothing of them is counted or told before [CM-04]', async () => {
    const [who, other] = [await person(1002), await person(1002)];
    const boss = await world.addPerson('admin', 'chief', 1002);
    const { id } = await world.ask(publishPost, topic, boss);
    const write = (asker: Asker, words: string, parent = 0) =>
      world.ask(writeComment, { post: id, parent, words, mentions: [] }, asker);
    const shown = async (asker: Asker) =>
      (await world.ask(postComments, { post: id, order: 'new' }, asker)).items.map(({ replies, state, words }) => [
        words,
        state,
        replies.length,
      ]);
    const sent = await write(who, '先查刀');
    expect(sent).toMatchObject({ comments: 0, comment: { state: 'waiting' } });
    const first = sent.comment?.id ?? 0;
    expect([await shown(who), await shown(boss), await shown(other), await shown({ eid: 1002, userId: null })]).toEqual(
      [[['先查刀', 'waiting', 0]], [['先查刀', 'waiting', 0]], [], []],
    );
    expect((await world.ask(postDetail, { kind: 'topic', id }, other)).post.comments).toBe(0);
    for (const no of [
      await world.refusal(writeComment, { post: id, parent: first, words: '不', mentions: [] }, other),
      await world.refusal(setPraised, { target: 'comment', id: first, praised: 'Y' }, other),
    ])
      expect(no).toMatchObject({ code: 404 });
    expect(await inbox(boss.userId ?? 0, 'comment', 1002)).toEqual([]);
    expect(await world.refusal(waitingComments, {}, who)).toMatchObject({ code: ErrorCode.adminsOnly });
    const yes = { id: first, approve: 'Y' as const, reason: '' };
    expect((await world.ask(waitingComments, {}, boss)).items).toMatchObject([
      { id: first, words: '先查刀', about: '' },
    ]);
    expect(await settled([world.ask(decideComment, yes, boss), world.ask(decideComment, yes, boss)])).toBe(1);
    expect(await shown(other)).toEqual([['先查刀', 'shown', 0]]);
    expect((await world.ask(postDetail, { kind: 'topic', id }, other)).post.comments).toBe(1);
    expect(await inbox(boss.userId ?? 0, 'comment', 1002)).toHaveLength(1);

    const reply = (await write(other, '有客户名', first)).reply?.id ?? 0;
    const no = { id: reply, approve: 'N' as const, reason: '' };
    expect(await world.refusal(decideComment, no, boss)).toEqual(rule('reason', 'required'));
    await world.ask(decideComment, { ...no, reason: '请去掉客户名' }, boss);
    expect([await shown(other), await shown(who)]).toEqual([[['先查刀', 'shown', 1]], [['先查刀', 'shown', 0]]]);
    const mine = (await world.ask(commentReplies, { comment: first }, other)).items;
    expect(mine).toMatchObject([{ state: 'rejected', reason: '请去掉客户名' }]);
    // It was never counted, so that nothing is taken away with it.
    expect(await world.ask(removePostComment, { id: reply }, other)).toEqual({ comments: 1 });
    expect(await write(boss, '同意')).toMatchObject({ comments: 2, comment: { state: 'shown' } });
  });

  it('makes nothing hot by what waits for it [CM-01] [CM-04]', async () => {
    const [who, fan] = [await person(1002), await person(1002)];
    const boss = await world.addPerson('admin', 'head', 1002);
    const earlier = (await world.ask(publishPost, { ...topic, title: '温 一' }, boss)).id;
    const later = (await world.ask(publishPost, { ...topic, title: '温 二' }, boss)).id;
    await world.ask(writeComment, { post: earlier, parent: 0, words: '顶', mentions: [] }, who);
    for (const id of [earlier, later]) await world.ask(setPraised, { target: 'post', id, praised: 'Y' }, fan);
    const warm = { kind: 'topic', order: 'hot', category: 0, keyword: '温 ' } as const;
    expect((await world.ask(postFeed, warm, fan)).items.map(({ id }) => id)).toEqual([later, earlier]);
  });

  it('sees what was reported once, and settles it [CM-04]', async () => {
    const [who, one, two] = [await person(), await person(), await person()];
    const id = await post(who, { title: '广告' });
    const told = (asker: Asker, because: 'spam' | 'insult') =>
      world.refusal(reportCommunity, { target: 'post', id, because }, asker);
    expect(await told(who, 'spam')).toEqual(refusal('own'));
    expect([await told(one, 'spam'), await told(two, 'insult')]).toEqual([undefined, undefined]);
    expect(await told(one, 'spam')).toEqual(refusal('reported'));
    expect((await world.ask(reportedItems, {}, admin)).items).toMatchObject([
      { id, people: 2, reasons: ['spam', 'insult'], images: [], media: null },
    ]);
    expect(await world.ask(settleReport, { target: 'post', id, remove: 'Y' }, admin)).toEqual({ total: 0 });
    expect(await world.refusal(postDetail, { kind: 'topic', id }, who)).toMatchObject({ code: 404 });
    expect(await inbox(who.userId, 'personal')).toMatchObject([
      { sourceType: 'postRemoved', params: { removed: '广告', people: 2 } },
    ]);
    for (const reporter of [one, two]) {
      expect(await inbox(reporter.userId, 'personal')).toMatchObject([
        { sourceType: 'reportSettled', params: { removed: '广告' } },
      ]);
    }
  });

  it('shows the pictures of what was reported, and deletes nothing that was kept a moment before [CM-04]', async () => {
    const [who, one] = [await person(), await person()];
    const image = await picture(who);
    const id = await post(who, { title: '转让', images: [image] });
    await world.ask(reportCommunity, { target: 'post', id, because: 'spam' }, one);
    const { items } = await world.ask(reportedItems, {}, admin);
    expect(items.find((item) => item.id === id)?.images).toMatchObject([{ id: image }]);
    await world.ask(settleReport, { target: 'post', id, remove: 'N' }, admin);
    const late = { target: 'post', id, remove: 'Y' } as const;
    expect(await world.refusal(settleReport, late, admin)).toEqual(refusal('settled'));
    expect(await inbox(one.userId, 'personal')).toMatchObject([{ params: { kept: '转让' } }]);
    expect(await inbox(who.userId, 'personal')).toEqual([]);
    expect(await world.ask(postDetail, { kind: 'topic', id }, who)).toMatchObject({ post: { id } });
  });
});

describe('what stands around the feeds', () => {
  it('counts what was posted today for each feed [CM-01] [CM-02]', async () => {
    const who = await person();
    world.now = start + 30 * 24 * 60 * minute;
    const today = async () => (await world.ask(communityHome, {}, who)).today;
    expect(await today()).toEqual({ topic: 0, question: 0 });
    await post(who);
    await post(who);
    await ask(who);
    expect(await today()).toEqual({ topic: 2, question: 1 });
  });
});

describe('one’s own part', () => {
  it('lists posts, answers and what one likes, and counts them [CM-01] [CM-02]', async () => {
    const [who, other] = [await person(), await person()];
    const [mine, theirs] = [await post(who), await ask(other)];
    await answer(theirs, who);
    await world.ask(setPraised, { target: 'post', id: theirs, praised: 'Y' }, who);
    const part = (tab: 'topics' | 'questions' | 'answers' | 'praised') => world.ask(ownPosts, { tab }, who);
    expect((await part('topics')).items).toMatchObject([{ post: { id: mine }, answer: null }]);
    expect((await part('answers')).items).toMatchObject([
      { post: { id: theirs }, answer: { words: '先查刀', best: false } },
    ]);
    expect((await part('praised')).items).toMatchObject([{ post: { id: theirs } }]);
    expect((await part('questions')).counts).toEqual({ topics: 1, questions: 0, answers: 1, praised: 1 });
    expect((await world.ask(communityHome, {}, who)).me).toMatchObject({ posts: 1, answers: 1, best: 0, points: 0 });
    expect((await world.ask(communityHome, {}, { userId: null })).me).toBeNull();
  });
});
