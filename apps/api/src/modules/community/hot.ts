import { and, eq, ne, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { communityComments, communityPosts, communityPraises, type PostRow } from './community.schema.ts';

/** Twice as many people weigh as much as being posted so much later. */
const doublingS = 36 * 3600;
/** Seconds are counted from here, so that they fit a whole number of the database until 2088. */
const epochS = Date.UTC(2020, 0, 1) / 1000;

/**
 * Place of a post in the order of hot posts: its time, moved on by 36 hours each time the people in it double. It
 * counts people, not acts: a person who likes, comments or answers counts once however often, the author not at all. Of
 * posts with as many people the later one is hotter, so that nothing has to be counted again as time goes by.
 */
export const hotness = (at: Date, people: number): number =>
  Math.round(at.getTime() / 1000 - epochS + doublingS * Math.log2(1 + people));

/** Counts the people in a post again. */
export async function countHot(scope: TenantScope, post: Pick<PostRow, 'id' | 'userId' | 'at'>): Promise<void> {
  const others = <Table extends typeof communityComments | typeof communityPraises>(table: Table) =>
    and(eq(table.postId, post.id), ne(table.userId, post.userId));
  const liked = scope.tx
    .select({ userId: communityPraises.userId })
    .from(communityPraises)
    .where(scope.only(communityPraises, others(communityPraises), eq(communityPraises.praised, true)));
  const wrote = scope.tx
    .select({ userId: communityComments.userId })
    .from(communityComments)
    .where(scope.only(communityComments, others(communityComments), eq(communityComments.state, 'shown')));
  const people = liked.union(wrote).as('people');
  const [counted] = await scope.tx.select({ count: sql<number>`count(*)::int` }).from(people);
  await scope.tx
    .update(communityPosts)
    .set({ hot: hotness(post.at, counted?.count ?? 0) })
    .where(scope.only(communityPosts, eq(communityPosts.id, post.id)));
}
