import { type CallOutput } from '@banyan/contracts';
import { communityLimits, type communityHome, type PostKind } from '@banyan/contracts/community';
import { and, desc, eq, gte, ne, sql, type SQL } from 'drizzle-orm';
import { dayBegins, dayOf } from '../../days/days.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { peopleOf } from '../../platform/people.ts';
import { countWaitingComments } from './commentDesk.service.ts';
import { countWaiting } from './desk.service.ts';
import { postsFor } from './audience.ts';
import type { CommunityPorts } from './community.ports.ts';
import { communityComments, communityPosts } from './community.schema.ts';
import { categoryNames, linkOf, needsApproval } from './postRow.ts';
import { mayRemindAll } from './rights.ts';
import { someone } from './someone.ts';

type Ctx = CallContext;
const mostHot = 5;

/** Counts posts for the viewer, up to the most that pages show: an enterprise may have any number of them. */
const count = async (ctx: Pick<Ctx, 'scope' | 'viewer'>, ...where: (SQL | undefined)[]) => {
  const { scope } = ctx;
  const some = scope.tx
    // Every index has it, so that counting reads no posts.
    .select({ eid: communityPosts.eid })
    .from(communityPosts)
    .where(scope.only(communityPosts, postsFor(ctx), ...where))
    .limit(communityLimits.counted)
    .as('some');
  const [row] = await scope.tx.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
};

/** Data around the feeds. */
export async function readHome(ctx: Ctx, ports: CommunityPorts): Promise<CallOutput<typeof communityHome>> {
  const { scope, viewer } = ctx;
  const shown = eq(communityPosts.state, 'shown');
  const hot = await scope.tx
    .select()
    .from(communityPosts)
    .where(scope.only(communityPosts, shown, postsFor(ctx)))
    .orderBy(desc(communityPosts.hot), desc(communityPosts.id))
    .limit(mostHot);
  const morning = new Date(dayBegins(dayOf(ctx.now(), viewer.timeZone), viewer.timeZone));
  const today = (kind: PostKind) => count(ctx, shown, eq(communityPosts.kind, kind), gte(communityPosts.at, morning));
  return {
    categories: [...(await categoryNames(ctx))].map(([id, name]) => ({ id, name })),
    approval: await needsApproval(scope),
    hot: hot.map(linkOf),
    today: { topic: await today('topic'), question: await today('question') },
    me: viewer.userId === null ? null : await readMe(ctx, viewer.userId, ports),
  };
}

async function readMe(ctx: Ctx, userId: Learner['userId'], ports: CommunityPorts) {
  const { scope, viewer } = ctx;
  const shown = eq(communityPosts.state, 'shown');
  const answers = scope.tx
    .select({
      all: sql<number>`count(*)::int`,
      best: sql<number>`(count(*) filter (where ${communityPosts.bestId} = ${communityComments.id}))::int`,
    })
    .from(communityComments)
    .innerJoin(
      communityPosts,
      and(eq(communityPosts.eid, communityComments.eid), eq(communityPosts.id, communityComments.postId)),
    );
  const [answered] = await answers.where(
    scope.only(
      communityComments,
      eq(communityComments.userId, userId),
      eq(communityComments.parentId, 0),
      eq(communityPosts.kind, 'question'),
      eq(communityComments.state, 'shown'),
    ),
  );
  return {
    person: (await peopleOf(ctx, [userId])).get(userId) ?? someone(userId),
    posts: await count(ctx, eq(communityPosts.userId, userId), shown),
    answers: answered?.all ?? 0,
    best: answered?.best ?? 0,
    waiting: await count(
      ctx,
      ...[eq(communityPosts.kind, 'question'), shown, eq(communityPosts.comments, 0)],
      ...[eq(communityPosts.closed, false), ne(communityPosts.userId, userId)],
    ),
    points: await ports.spendable(scope, userId),
    remindAll: await mayRemindAll(scope, viewer),
    toReview: viewer.role === 'admin' ? (await countWaiting(ctx)) + (await countWaitingComments(ctx)) : null,
  };
}
