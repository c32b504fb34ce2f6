import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { communityPosts, communityViews, type PostRow } from './community.schema.ts';

/**
 * Counts a person who has opened a post: each once, its author and visitors never. A repeated view costs one look at an
 * index, and the post itself is written at a first time alone. Answers how many there are.
 */
export async function countView(
  { now, scope, viewer }: Pick<CallContext, 'now' | 'scope' | 'viewer'>,
  { id, state, userId, views }: PostRow,
): Promise<number> {
  if (viewer.userId === null || viewer.userId === userId || state !== 'shown') return views;
  const row = { postId: id, userId: viewer.userId, at: new Date(now()) };
  const [first] = await scope.tx
    .insert(communityViews)
    .values(scope.row(communityViews, row))
    .onConflictDoNothing()
    .returning({ postId: communityViews.postId });
  if (first === undefined) return views;
  const [counted] = await scope.tx
    .update(communityPosts)
    .set({ views: sql`${communityPosts.views} + 1` })
    .where(scope.only(communityPosts, eq(communityPosts.id, id)))
    .returning({ views: communityPosts.views });
  return counted?.views ?? views;
}
