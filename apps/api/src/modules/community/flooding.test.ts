import { ErrorCode, type RefusalCode } from '@banyan/contracts';
import {
  editPost,
  postDetail,
  communityHome,
  publishPost,
  remindEveryone,
  reportCommunity,
  setPraised,
  writeComment,
} from '@banyan/contracts/community';
import { sendPrivate, socialMessages } from '@banyan/contracts/messages';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { addUser } from '../../testing/fixtures.ts';
import { allRoutes } from '../index.ts';

const minute = 60_000;
const hour = 60 * minute;
const written = { title: '换刀后第一件', body: '', category: 0, images: [], media: '' };
const topic = { kind: 'topic' as const, ...written, reward: 0, remind: 'N' as const };

let world: World;
let one: Asker & { userId: number };
let other: Asker & { userId: number };
beforeEach(async () => {
  world = await openWorld(allRoutes);
  [one, other] = [{ userId: await world.addLearner('one') }, { userId: await world.addLearner('other') }];
});

/** The accepted ones of so many attempts, and the data of the first refusal. */
async function attempts(most: number, act: (n: number) => Promise<{ code: RefusalCode; data?: unknown } | undefined>) {
  let taken = 0;
  let no: Awaited<ReturnType<typeof act>>;
  for (let n = 0; n < most; n += 1) {
    const refused = await act(n);
    if (refused === undefined) taken += 1;
    else no ??= refused;
  }
  return { taken, no };
}
const post = (asker: Asker = one) => world.refusal(publishPost, topic, asker);

describe('one person', () => {
  it('posts five times in ten minutes and twenty times a day, and is told when it goes on [CM-01]', async () => {
    const burst = await attempts(100, () => post());
    expect(burst).toEqual({
      taken: 5,
      no: {
        code: ErrorCode.tooFrequent,
        data: { act: 'post', retryAfterS: 600, opensAt: world.now + 10 * minute },
      },
    });
    let today = 5;
    for (let n = 0; n < 8; n += 1) {
      world.now += 11 * minute;
      today += (await attempts(5, () => post())).taken;
    }
    expect(today).toBe(20);
    // Midnight in Shanghai.
    expect(await post()).toMatchObject({ data: { act: 'post', opensAt: Date.parse('2025-11-20T16:00:00Z') } });
    // Another person posts as before.
    expect(await post(other)).toBeUndefined();
    world.now = Date.parse('2025-11-20T16:00:00Z');
    expect(await post()).toBeUndefined();
  });

  it('comments fifteen times in a minute, and mentions a hundred people in a day [CM-03] [CM-04]', async () => {
    const { id } = await world.ask(publishPost, topic, other);
    const people: number[] = [];
    for (let n = 0; n < 10; n += 1) people.push(await world.addLearner(`named${n}`));
    const say = (mentions: number[]) =>
      world.refusal(
        writeComment,
        { post: id, parent: 0, words: mentions.map((to) => `@named${people.indexOf(to)} `).join('') || '嗯', mentions },
        one,
      );
    expect((await attempts(30, () => say([]))).taken).toBe(15);
    world.now += minute;
    expect((await attempts(10, () => say(people))).taken).toBe(10);
    world.now += minute;
    expect(await say(people.slice(0, 1))).toMatchObject({ code: ErrorCode.tooFrequent, data: { act: 'mention' } });
    expect(await say([])).toBeUndefined();
  });

  it('reports five things in a minute, and is told not to like continuously [CM-04]', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 13; n += 1) {
      ids.push((await world.ask(publishPost, topic, other)).id);
      world.now += 3 * minute;
    }
    const tell = (id = 0) => world.refusal(reportCommunity, { target: 'post', id, because: 'spam' }, one);
    expect((await attempts(8, (n) => tell(ids[n]))).taken).toBe(5);
    const like = (id = 0) => world.refusal(setPraised, { target: 'post', id, praised: 'Y' }, one);
    const liked = await attempts(13, (n) => like(ids[n]));
    expect(liked).toMatchObject({ taken: 12, no: { code: ErrorCode.tooFrequent, data: { act: 'praise' } } });
    await expect(world.ask(setPraised, { target: 'post', id: ids[12] ?? 0, praised: 'Y' }, one)).rejects.toMatchObject({
      detail: { msg: '请不要连续点赞，10:40 起可以继续' },
    });
  });

  it('writes twenty private messages in a minute, and to twenty new people in a day [ME-02]', async () => {
    const write = (to: number, n: number) =>
      world.refusal(sendPrivate, { person: to, words: '在吗', client_id: `line-${String(n).padStart(16, '0')}` }, one);
    expect((await attempts(60, (n) => write(other.userId, n))).taken).toBe(20);
    // A known key is no new message.
    expect(await write(other.userId, 0)).toBeUndefined();
    let begun = 1;
    for (let n = 0; n < 30; n += 1) {
      world.now += minute;
      if ((await write(await world.addLearner(`new${n}`), 100 + n)) === undefined) begun += 1;
    }
    expect(begun).toBe(20);
    expect(await write(other.userId, 200)).toBeUndefined();
  });

  it('is told in each language, and in the enterprise’s hours [CM-01]', async () => {
    await attempts(5, () => post());
    const words = async (language: NonNullable<Asker['language']>) => {
      const thrown: unknown = await world
        .ask(publishPost, topic, { ...one, language })
        .catch((error: unknown) => error);
      return (thrown as { detail: { msg: string } }).detail.msg;
    };
    expect(await words('zh_cn')).toBe('发帖和提问太频繁了，10:10 起可以继续');
    expect(await words('zh_tw')).toBe('發帖和提問太頻繁了，10:10 起可以繼續');
    expect(await words('en')).toBe('Too many posts and questions in a short time. You can go on from 10:10.');
    world.now += 11 * minute;
    for (let n = 0; n < 15; n += 1) {
      await post();
      world.now += 3 * minute;
    }
    expect(await words('en')).toBe(
      'That is the limit of 20 posts and questions a day. You can go on from 21 November at 00:00.',
    );
    expect(await words('zh_hk')).toBe('今天的發帖和提問已到上限（20），11月21日 00:00 起可以繼續');
  });
});

describe('everyone', () => {
  const inbox = async ({ userId }: { userId: number }) =>
    (await world.ask(socialMessages, { box: 'at', unread: 'N', keyword: '', size: 50 }, { userId })).items;
  const admin = async (account: string, type: number) => {
    const asker = await world.addPerson('admin', account);
    await world.in(1001, ({ only, tx }) =>
      tx
        .update(users)
        .set({ type })
        .where(only(users, eq(users.id, asker.userId ?? 0))),
    );
    return asker;
  };

  it('is told of posts by super administrators alone, once a day for a post, three times a day in all [CM-03]', async () => {
    const [boss, common, system] = [await admin('boss', 2), await admin('common', 3), await admin('system', 4)];
    const { id } = await world.ask(publishPost, topic, one);
    for (const asker of [one, other, common, system]) {
      expect(await world.refusal(remindEveryone, { id }, asker)).toMatchObject({ data: { refusal: 'rights' } });
      expect((await world.ask(postDetail, { kind: 'topic', id }, asker)).may.remindAll).toBe(false);
      expect((await world.ask(communityHome, {}, asker)).me?.remindAll).toBe(false);
      const asked = await world.refusal(publishPost, { ...topic, remind: 'Y' }, asker);
      expect(asked).toMatchObject({ data: { refusal: 'rights' } });
    }
    expect((await world.ask(communityHome, {}, boss)).me?.remindAll).toBe(true);
    expect((await world.ask(postDetail, { kind: 'topic', id }, boss)).may.remindAll).toBe(true);
    const shut = { userId: await addUser(world.db, 1001, { account: 'shut', locked: true }) };
    expect((await world.ask(remindEveryone, { id }, boss)).people).toBeGreaterThan(2);
    expect([(await inbox(other)).length, (await inbox(shut)).length]).toEqual([1, 0]);
    world.now += 23 * hour;
    expect(await world.refusal(remindEveryone, { id }, boss)).toMatchObject({ data: { refusal: 'reminded' } });
    expect((await world.ask(postDetail, { kind: 'topic', id }, boss)).may.remindAll).toBe(false);
    world.now += hour;
    // From two windows at once: once.
    const both = await Promise.all([1, 2].map(() => world.refusal(remindEveryone, { id }, boss)));
    expect(both.filter((no) => no === undefined)).toHaveLength(1);
    const more = await attempts(13, () => world.refusal(publishPost, { ...topic, remind: 'Y' }, boss));
    expect(more).toMatchObject({ taken: 2, no: { data: { act: 'remind' } } });
  });

  it('of whom an edit mentions counts like a post does [CM-03]', async () => {
    const people: number[] = [];
    for (let n = 0; n < 20; n += 1) people.push(await world.addLearner(`p${n}`));
    const { id } = await world.ask(publishPost, topic, one);
    const naming = (ids: readonly number[]) => ids.map((to) => `<span data-mention="${to}">@p</span>`).join(' ');
    let told = 0;
    for (let n = 0; n < 12; n += 1) {
      const ids = told % 2 === 0 ? people.slice(0, 10) : people.slice(10);
      const no = await world.refusal(editPost, { ...written, id, revision: told + 1, body: naming(ids) }, one);
      if (no === undefined) told += 1;
      else expect(no).toMatchObject({ code: ErrorCode.tooFrequent, data: { act: 'mention' } });
    }
    expect(told).toBe(10);
  });
});
