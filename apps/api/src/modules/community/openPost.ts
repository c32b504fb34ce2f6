import type { PostKind } from '@banyan/contracts/community';
import { inArray } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { communityPosts } from './community.schema.ts';
import { beginning, onePost } from './postRow.ts';

/** Opens the post of a message, or refuses as the post itself would. */
export const openPost = (kind: PostKind) => (ctx: CallContext<Learner>, id: number) => onePost(ctx, id, kind);

/** Titles of questions, for the ledger of their rewards. */
export async function questionTitles(
  { scope }: CallContext<Learner>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await scope.tx
    .select({ id: communityPosts.id, title: communityPosts.title })
    .from(communityPosts)
    .where(scope.only(communityPosts, inArray(communityPosts.id, [...ids])));
  return new Map(rows.map(({ id, title }) => [id, beginning(title, 80)]));
}
