import { ErrorCode } from '@banyan/contracts';
import {
  communityHome,
  newPosts,
  ownPosts,
  postComments,
  postDetail,
  postFeed,
  publishPost,
  remindEveryone,
  setPraised,
  similarQuestions,
} from '@banyan/contracts/community';
import { messageCounts } from '@banyan/contracts/messages';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { users } from '../../platform/enterprise.schema.ts';
import { forDepartments } from '../../testing/audiences.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { tell } from './notify.ts';
import { communityCategories, type PostRow } from './community.schema.ts';
import { onePost } from './postRow.ts';
import { addPost } from './testing/addCommunity.ts';

let world: World;
const notFound = { code: ErrorCode.notFound };
const feed = { kind: 'question', category: 0, keyword: '', order: 'new' } as const;
let inside: Asker & { userId: number };
let outside: Asker & { userId: number };
let author: Asker & { userId: number };
let category: number;
let id: number;

beforeAll(async () => {
  world = await openWorld(allRoutes);
  inside = { userId: await world.addLearner('CI', '焊接') };
  author = { userId: await world.addLearner('CA', '焊接') };
  outside = { userId: await world.addLearner('CO', '涂装') };
  category = await world.in(1001, async (scope) => {
    const audienceId = await forDepartments(scope, ['焊接']);
    const [row] = await scope.tx
      .insert(communityCategories)
      .values(scope.row(communityCategories, { name: { zh_cn: '焊工' }, position: 0, audienceId }))
      .returning();
    return row?.id ?? 0;
  });
  const asked = { kind: 'question' as const, title: '焊缝气孔怎么办', plain: '焊缝气孔', hot: 9 };
  id = await addPost(world, author.userId, { ...asked, categoryId: category });
});

const seen = async (who: Asker) => {
  const home = await world.ask(communityHome, {}, who);
  return {
    feed: (await world.ask(postFeed, feed, who)).items.map((one) => one.id),
    words: (await world.ask(postFeed, { ...feed, keyword: '气孔' }, who)).items.map((one) => one.id),
    similar: (await world.ask(similarQuestions, { words: '焊缝气孔怎么办' }, who)).items.map((one) => one.id),
    fresh: (await world.ask(newPosts, { kind: 'question', category: 0, after: world.now - 1000 }, who)).count,
    categories: home.categories.map((one) => one.id),
    hot: home.hot.map((one) => one.id),
    today: home.today.question,
    waiting: home.me?.waiting ?? 0,
  };
};

it('of a category for some is in lists, searches, counts and side lists of its audience alone [CM-02]', async () => {
  const [all, nothing] = [[id], []];
  expect(await seen(inside)).toEqual({
    ...{ feed: all, words: all, similar: all, fresh: 1 },
    ...{ categories: [category], hot: all, today: 1, waiting: 1 },
  });
  const none = { feed: nothing, words: nothing, similar: nothing, fresh: 0 };
  for (const who of [outside, { userId: null }])
    expect(await seen(who)).toEqual({ ...none, categories: nothing, hot: nothing, today: 0, waiting: 0 });
  // Administrators of the enterprise see all of it.
  expect((await seen({ ...outside, role: 'admin' })).feed).toEqual(all);
});

it('of a category for some opens and takes comments, praise and posts of its audience alone [CM-02]', async () => {
  for (const who of [outside, { userId: null }]) {
    expect(await world.refusal(postDetail, { id, kind: 'question' }, who)).toEqual(notFound);
    expect(await world.refusal(postComments, { post: id, order: 'new' }, who)).toEqual(notFound);
  }
  const liked = { target: 'post', id, praised: 'Y' } as const;
  expect(await world.refusal(setPraised, liked, outside)).toEqual(notFound);
  await world.ask(setPraised, liked, inside);
  const written = { ...{ title: '请教', body: '<p>问</p>', images: [], media: '', reward: 0 }, category };
  const post = { ...written, kind: 'topic', remind: 'N' } as const;
  expect(await world.refusal(publishPost, post, outside)).toMatchObject({
    data: { fields: { category: 'unknownCategory' } },
  });
  await world.ask(publishPost, post, inside);
  // A like from before they left is no way in.
  const mine = async (who: Asker) =>
    (await world.ask(ownPosts, { tab: 'praised' }, who)).items.map(({ post: { id: one } }) => one);
  expect(await mine(inside)).toEqual([id]);
  await world.in(1001, (scope) =>
    scope.tx.update(communityCategories).set({ audienceId: null }).where(scope.only(communityCategories)),
  );
  await world.ask(setPraised, liked, outside);
  await world.in(1001, async (scope) => {
    const audienceId = await forDepartments(scope, ['焊接']);
    await scope.tx.update(communityCategories).set({ audienceId }).where(scope.only(communityCategories));
  });
  expect(await mine(outside)).toEqual([]);
});

it('of a category for some is told to its audience alone, by mentions and to everyone [CM-02] [ME-01]', async () => {
  const unread = async (who: Asker) => (await world.ask(messageCounts, {}, who)).unread.at;
  const before = [await unread(inside), await unread(outside)];
  const post = await world.as(inside, (ctx) => onePost(ctx, id));
  const named = [inside.userId, outside.userId];
  await world.as(author, (ctx) =>
    tell(ctx as Parameters<typeof tell>[0], post satisfies PostRow, { kind: 'at', to: named, by: author.userId }),
  );
  expect([await unread(inside), await unread(outside)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  const head = await world.addPerson('admin', 'head');
  await world.in(1001, (scope) =>
    scope.tx
      .update(users)
      .set({ type: 2 })
      .where(scope.only(users, eq(users.id, head.userId ?? 0))),
  );
  const { people } = await world.ask(remindEveryone, { id }, head);
  expect(people).toBe(2);
  expect(await unread(outside)).toBe(before[1]);
});
