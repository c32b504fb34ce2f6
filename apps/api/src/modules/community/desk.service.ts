import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { communityLimits, waitingPosts, type decidePost, type pinPost } from '@banyan/contracts/community';
import { privateLength } from '@banyan/contracts/messages';
import { and, eq, ne, sql } from 'drizzle-orm';
import { postShown } from '../../effects/postShown.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import type { CommunityPorts } from './community.ports.ts';
import { communityPosts, type PostRow } from './community.schema.ts';
import { hotness } from './hot.ts';
import { tell } from './notify.ts';
import { beginning, cardsOf, lockPost } from './postRow.ts';
import { tellMentioned } from './publish.service.ts';
import { refused, refusedFields } from './refuse.ts';

type Ctx = CallContext<Learner>;
/** Posts of others that await approval: nobody approves their own. */
const waitsFor = ({ viewer }: Pick<CallContext, 'viewer'>) =>
  and(eq(communityPosts.state, 'waiting'), ne(communityPosts.userId, viewer.userId ?? 0));
const longestFirst = keyset<PostRow>([communityPosts.at, communityPosts.id], (row) => [row.at, row.id], 'ascending');

/** Number of others' posts that await approval. */
export async function countWaiting(ctx: Pick<CallContext, 'scope' | 'viewer'>): Promise<number> {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(communityPosts)
    .where(scope.only(communityPosts, waitsFor(ctx)));
  return row?.count ?? 0;
}

/** Posts that await approval, longest waiting first. */
export async function listWaiting(
  ctx: Ctx,
  input: CallInput<typeof waitingPosts>,
  ports: CommunityPorts,
): Promise<CallOutput<typeof waitingPosts>> {
  const { scope } = ctx;
  const page = await keysetPage(waitingPosts, input, {
    by: longestFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(communityPosts)
        .where(scope.only(communityPosts, waitsFor(ctx), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    async items(rows) {
      const cards = await cardsOf(ctx, rows, ports);
      return cards.map((post, index) => ({
        post,
        body: rows[index]?.body ?? '',
        revision: rows[index]?.revision ?? 1,
      }));
    },
  });
  return { ...page, total: await countWaiting(ctx) };
}

/** Shows a waiting post, or rejects it; of two administrators the second learns that it was decided. */
export async function decide(ctx: Ctx, input: CallInput<typeof decidePost>): Promise<CallOutput<typeof decidePost>> {
  const { scope, viewer } = ctx;
  const approve = input.approve === 'Y';
  const reason = approve ? '' : input.reason.trim();
  if (!approve && reason === '') throw refusedFields({ reason: 'required' });
  if (privateLength(reason) > communityLimits.reason) throw refusedFields({ reason: 'tooLong' });
  const post = await lockPost(ctx, input.id);
  mustNotBeOwn(ctx, post.userId);
  if (post.state !== 'waiting' || post.revision !== input.revision) throw refused('changed');
  const at = new Date(ctx.now());
  // It is new for the others from now on; one that was shown before keeps its place.
  const fresh = post.editedAt === null ? { at, activeAt: at, hot: hotness(at, 0) } : {};
  const [now] = await scope.tx
    .update(communityPosts)
    .set(approve ? { state: 'shown', ...fresh } : { state: 'rejected', reason })
    .where(scope.only(communityPosts, eq(communityPosts.id, post.id)))
    .returning();
  if (now === undefined) throw new Error('nothing was decided');
  const title = beginning(now.title, 80);
  const params: Record<string, string> = approve ? { approved: title } : { rejected: title, why: reason };
  await tell(ctx, post, { kind: 'personal', by: viewer.userId, to: [post.userId], params });
  if (approve) {
    await tellMentioned(ctx, now);
    await ctx.emit(scope, postShown, { kind: now.kind });
  }
  return { total: await countWaiting(ctx) };
}

const mostPinned = 3;

/** Puts a post above the others of its feed, or back; the longest pinned one gives way. */
export async function pin(ctx: Ctx, { id, pinned }: CallInput<typeof pinPost>): Promise<CallOutput<typeof pinPost>> {
  const { scope } = ctx;
  const post = await lockPost(ctx, id);
  const above = pinned === 'Y';
  if (above && post.state !== 'shown') throw refused('state');
  if (above) {
    const others = and(eq(communityPosts.kind, post.kind), eq(communityPosts.pinned, true), ne(communityPosts.id, id));
    const rows = await scope.tx
      .select({ id: communityPosts.id })
      .from(communityPosts)
      .where(scope.only(communityPosts, others))
      .orderBy(communityPosts.at, communityPosts.id);
    for (const { id: oldest } of rows.slice(0, Math.max(0, rows.length - mostPinned + 1)))
      await setPinned(ctx, oldest, false);
  }
  await setPinned(ctx, id, above);
  return { pinned: above };
}

async function setPinned({ scope }: Ctx, id: number, pinned: boolean): Promise<void> {
  const changed = await scope.tx
    .update(communityPosts)
    .set({ pinned })
    .where(scope.only(communityPosts, eq(communityPosts.id, id)))
    .returning({ id: communityPosts.id });
  if (changed.length === 0) throw new Refusal(ErrorCode.notFound);
}
