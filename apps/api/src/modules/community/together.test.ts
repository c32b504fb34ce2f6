import {
  chooseBest,
  closeQuestion,
  postComments,
  postDetail,
  publishPost,
  removePost,
  removePostComment,
  setPraised,
  writeComment,
} from '@banyan/contracts/community';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { pointsBalances } from '../points/points.schema.ts';
import { communityComments, communityPosts, communityPraises } from './community.schema.ts';
import { givePoints } from './testing/addCommunity.ts';

const all = 2000;
const reward = 20;
let world: World;
let admin: Asker;
const people = { asker: 0, first: 0, second: 0, fan: 0 };
const as = (who: keyof typeof people): Asker => ({ userId: people[who] });

beforeAll(async () => {
  world = await openWorld(allRoutes);
  admin = await world.addPerson('admin');
  for (const who of Object.keys(people) as (keyof typeof people)[]) people[who] = await world.addLearner(who);
  await givePoints(world, people.asker, all);
});

const ask = (who: keyof typeof people, points = reward) =>
  world.ask(
    publishPost,
    {
      ...{ kind: 'question', title: '先查刀还是先查夹具', body: '', category: 0, images: [], media: '' },
      ...{ reward: points, remind: 'N' },
    },
    as(who),
  );
const say = async (post: number, who: keyof typeof people, parent = 0) =>
  (await world.ask(writeComment, { post, parent, words: '先查刀', mentions: [] }, as(who))).comment?.id ?? 0;

/** A question with two answers, each with a reply, and people's acts on it. */
async function question() {
  // The limits of an hour and a day have a test of their own.
  world.now += 3 * 3_600_000;
  const { id } = await ask('asker');
  const [one, two] = [await say(id, 'first'), await say(id, 'second')];
  for (const answer of [one, two]) await say(id, 'fan', answer);
  const praise = (target: 'post' | 'comment', of: number) =>
    world.ask(setPraised, { target, id: of, praised: 'Y' }, as('fan'));
  const acts = {
    praise: () => praise('comment', one),
    best: () => world.ask(chooseBest, { answer: one }, as('asker')),
    otherBest: () => world.ask(chooseBest, { answer: two }, as('asker')),
    deleteAnswer: () => world.ask(removePostComment, { id: one }, as('first')),
    deleteByAdmin: () => world.ask(removePostComment, { id: one }, admin),
    deleteQuestion: () => world.ask(removePost, { id }, admin),
    takeBack: () => world.ask(removePost, { id }, as('asker')),
    close: () => world.ask(closeQuestion, { id }, as('asker')),
    answer: () => say(id, 'second'),
    praiseQuestion: () => praise('post', id),
  };
  return { id, acts };
}
type Act = keyof Awaited<ReturnType<typeof question>>['acts'];

/** Invariants after any order of acts. */
async function addsUp(id: number): Promise<void> {
  const rows = await world.in(1001, async ({ tx, only }) => ({
    balances: await tx.select().from(pointsBalances).where(only(pointsBalances)),
    held: await tx
      .select()
      .from(communityPosts)
      .where(only(communityPosts, eq(communityPosts.rewardState, 'held'))),
    posts: await tx
      .select()
      .from(communityPosts)
      .where(only(communityPosts, eq(communityPosts.id, id))),
    comments: await tx
      .select()
      .from(communityComments)
      .where(only(communityComments, eq(communityComments.postId, id))),
    praises: await tx
      .select()
      .from(communityPraises)
      .where(only(communityPraises, inArray(communityPraises.postId, [id]))),
  }));
  const spendable = rows.balances.reduce((sum, row) => sum + row.spendable, 0);
  const held = rows.held.reduce((sum, row) => sum + row.reward, 0);
  expect(spendable + held).toBe(all);
  const [post] = rows.posts;
  if (post === undefined) return expect([rows.comments, rows.praises]).toEqual([[], []]);
  const answers = rows.comments.filter(({ parentId }) => parentId === 0);
  expect(post.comments).toBe(answers.length);
  const likes = (of: number) => rows.praises.filter(({ commentId, praised }) => praised && commentId === of).length;
  expect(post.praises).toBe(likes(0));
  for (const comment of rows.comments) {
    expect(comment.praises).toBe(likes(comment.id));
    expect(comment.replies).toBe(rows.comments.filter(({ parentId }) => parentId === comment.id).length);
    expect([0, ...answers.map((one) => one.id)]).toContain(comment.parentId);
  }
  expect([null, ...answers.map((one) => one.id)]).toContain(post.bestId);
  // By the calls of pages.
  const detail = await world.ask(postDetail, { kind: 'question', id }, as('fan'));
  const rest = await world.ask(postComments, { post: id, order: 'useful' }, as('fan'));
  expect(rest.items.length + (detail.best === null ? 0 : 1)).toBe(answers.length);
}

/** Does them; a refused one is refused with a reason. */
async function doAll(acts: readonly (() => Promise<unknown>)[], how: 'at once' | 'one by one'): Promise<void> {
  const done = [];
  for (const act of acts) {
    const doing = act().then(
      () => undefined,
      (error: unknown) => error,
    );
    done.push(doing);
    if (how === 'one by one') await doing;
  }
  for (const error of await Promise.all(done)) if (error !== undefined) expect(error).toBeInstanceOf(Refusal);
}

const orders = <T>(some: readonly T[]): T[][] =>
  some.length < 2
    ? [[...some]]
    : some.flatMap((one) => orders(some.filter((other) => other !== one)).map((rest) => [one, ...rest]));

/** Every order of each of these. */
const together: readonly (readonly Act[])[] = [
  ['praise', 'deleteAnswer', 'best', 'deleteQuestion'],
  ['best', 'otherBest', 'deleteByAdmin'],
  ['best', 'takeBack', 'close'],
  ['answer', 'deleteQuestion', 'praiseQuestion'],
];

it.each(['at once', 'one by one'] as const)(
  'adds up in every order of praise, deletion, best answer and reward, done %s [CM-02] [CM-04]',
  async (how) => {
    for (const acts of how === 'at once' ? together : together.slice(0, 1)) {
      for (const order of orders(acts)) {
        const { id, acts: can } = await question();
        await doAll(
          order.map((act) => can[act]),
          how,
        );
        await addsUp(id);
      }
    }
  },
);

it('pays somebody from two questions while they spend, and never more than there is [CM-02]', async () => {
  for (let round = 0; round < 2; round += 1) {
    const [one, two] = [await question(), await question()];
    await doAll([one.acts.best, two.acts.best, () => ask('first', reward), () => ask('first', reward)], 'at once');
    await Promise.all([one, two].map(({ id }) => addsUp(id)));
  }
  const rich = await world.in(1001, ({ tx, only }) =>
    tx
      .select()
      .from(pointsBalances)
      .where(only(pointsBalances, eq(pointsBalances.userId, people.asker))),
  );
  const left = rich[0]?.spendable ?? 0;
  const tooMany = Array.from({ length: 4 }, () => () => ask('asker', Math.floor(left / 2) + 1));
  const { id } = await question();
  await doAll(tooMany, 'at once');
  await addsUp(id);
});
