import { type CallInput, type CallOutput } from '@banyan/contracts';
import { postFeed, type FeedOrder, type newPosts } from '@banyan/contracts/community';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { keyset, keysetPage, type Keyset } from '../../paging/keyset.ts';
import { postsFor } from './audience.ts';
import type { CommunityPorts } from './community.ports.ts';
import { communityPosts, type PostRow } from './community.schema.ts';
import { cardsOf, shownTo } from './postRow.ts';
import { postsWith, queryOf } from './postWords.ts';

const { pinned, at, activeAt, hot, id } = communityPosts;
const newest = keyset<PostRow>([pinned, at, id], (row) => [row.pinned, row.at, row.id]);
const orders: Readonly<Record<FeedOrder, Keyset<PostRow>>> = {
  active: keyset<PostRow>([pinned, activeAt, id], (row) => [row.pinned, row.activeAt, row.id]),
  new: newest,
  hot: keyset<PostRow>([pinned, hot, id], (row) => [row.pinned, row.hot, row.id]),
  unanswered: newest,
};

/** Topics or questions, page by page. */
export async function listPosts(
  ctx: CallContext,
  input: CallInput<typeof postFeed>,
  ports: CommunityPorts,
): Promise<CallOutput<typeof postFeed>> {
  const { scope, viewer } = ctx;
  const asOf = ctx.now();
  const question = input.kind === 'question';
  const order = input.order === 'unanswered' && !question ? 'new' : input.order;
  const query = queryOf(scope, input.keyword);
  if (query === undefined && input.keyword.trim() !== '') return { items: [], next: null, asOf };
  const where = and(
    eq(communityPosts.kind, input.kind),
    ofCategory(input.category),
    order === 'unanswered' ? and(eq(communityPosts.comments, 0), eq(communityPosts.closed, false)) : undefined,
    // Others' waiting posts appear only at the desk, also for administrators.
    shownTo(viewer),
    postsFor(ctx),
  );
  const page = await keysetPage(postFeed, input, {
    by: orders[order],
    read: ({ beyond, orderBy, limit }) =>
      query === undefined
        ? scope.tx
            .select()
            .from(communityPosts)
            .where(scope.only(communityPosts, where, beyond))
            .orderBy(...orderBy)
            .limit(limit)
        : postsWith(scope, query, { where, beyond, orderBy, limit }),
    items: (rows) => cardsOf(ctx, rows, ports),
  });
  return { ...page, asOf };
}

const ofCategory = (category: number) => (category === 0 ? undefined : eq(communityPosts.categoryId, category));

const mostNew = 99;

/** Number of new posts by others in a feed since then. */
export async function countNew(
  ctx: CallContext,
  { kind, category, after }: CallInput<typeof newPosts>,
): Promise<CallOutput<typeof newPosts>> {
  const { scope, viewer } = ctx;
  const others = viewer.userId === null ? undefined : ne(communityPosts.userId, viewer.userId);
  const since = new Date(after);
  const rows = await scope.tx
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(
      scope.only(
        communityPosts,
        eq(communityPosts.kind, kind),
        ofCategory(category),
        eq(communityPosts.state, 'shown'),
        gt(communityPosts.at, since),
        others,
        postsFor(ctx),
      ),
    )
    .limit(mostNew);
  return { count: rows.length };
}
