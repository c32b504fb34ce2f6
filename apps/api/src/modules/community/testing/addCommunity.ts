import type { World } from '../../../testing/world.ts';
import { grams } from '../../../text/grams.ts';
import { earnPoints } from '../../points/points.service.ts';
import {
  communityCases,
  communityComments,
  communityPosts,
  communityPraises,
  communitySettings,
} from '../community.schema.ts';

type NewPost = Partial<typeof communityPosts.$inferInsert>;

/** A topic or question that is shown, unless `values` say otherwise. Answers its id. */
export async function addPost(world: World, userId: number, values: NewPost = {}, eid = 1001): Promise<number> {
  const at = new Date(world.now);
  const row = {
    kind: 'topic' as const,
    userId,
    title: '首件卡',
    body: '<p>先量三件</p>',
    plain: '先量三件',
    ...{ state: 'shown' as const, at, activeAt: at, hot: 1 },
    ...values,
  };
  const [added] = await world.in(eid, (scope) =>
    scope.tx
      .insert(communityPosts)
      .values(scope.row(communityPosts, { grams: grams(`${row.title} ${row.plain}`), ...row }))
      .returning({ id: communityPosts.id }),
  );
  if (added === undefined) throw new Error('no post added');
  return added.id;
}

/** Posts have to be approved. */
export const askApproval = (world: World, eid = 1001) =>
  world.in(eid, (scope) => scope.tx.insert(communitySettings).values(scope.row(communitySettings, { approval: true })));

/** Gives a person points to spend. */
export const givePoints = (world: World, userId: number, points: number, eid = 1001) =>
  world.in(eid, (scope) =>
    earnPoints(scope, { userId, rule: 'test', source: { type: 'test', id: '1' } }, points, world.now),
  );

/** Id of the question that calls with hostile input name. */
export const hostilePost = 888;

/** Two rows of each list of the community for a person. */
export async function addCommunity(world: World, userId: number): Promise<void> {
  const other = await world.addLearner('community-other');
  await addPost(world, other, { id: hostilePost, kind: 'question', comments: 2 });
  for (const kind of ['topic', 'question'] as const) {
    for (const n of [1, 2]) {
      const postId = await addPost(world, userId, { kind, state: n === 1 ? 'waiting' : 'shown' });
      await addPost(world, userId, { kind, state: 'waiting' });
      const at = new Date(world.now);
      await world.in(1001, async (scope) => {
        await scope.tx
          .insert(communityPraises)
          .values(scope.row(communityPraises, { postId, userId, praised: true, at }));
        await scope.tx
          .insert(communityCases)
          .values(scope.row(communityCases, { postId, people: 1, reasons: ['spam' as const], at }));
      });
    }
  }
  await world.in(1001, async (scope) => {
    const row = { postId: hostilePost, userId, words: 'w', at: new Date(world.now) };
    const [first] = await scope.tx
      .insert(communityComments)
      .values(scope.row(communityComments, { ...row, replies: 2 }))
      .returning();
    await scope.tx
      .insert(communityComments)
      .values(
        [0, first?.id ?? 0, first?.id ?? 0].map((parentId) => scope.row(communityComments, { ...row, parentId })),
      );
    await scope.tx
      .insert(communityComments)
      .values([1, 2].map(() => scope.row(communityComments, { ...row, state: 'waiting' as const })));
  });
}
