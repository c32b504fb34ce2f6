import { type CallInput, type CallOutput } from '@banyan/contracts';
import { ownPosts, type OwnPost } from '@banyan/contracts/community';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { TenantTable } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import type { CommunityPorts } from './community.ports.ts';
import {
  communityComments,
  communityPosts,
  communityPraises,
  type CommentRow,
  type PostRow,
} from './community.schema.ts';
import { cardsOf, visibleTo } from './postRow.ts';

type Ctx = CallContext<Learner>;
type Input = CallInput<typeof ownPosts>;
type Praise = typeof communityPraises.$inferSelect;

const posted = keyset<PostRow>([communityPosts.at, communityPosts.id], (row) => [row.at, row.id]);
const answered = keyset<{ row: CommentRow }>([communityComments.at, communityComments.id], ({ row }) => [
  row.at,
  row.id,
]);
const liked = keyset<{ row: Praise }>([communityPraises.at, communityPraises.postId], ({ row }) => [
  row.at,
  row.postId,
]);

const ownPart = ({ viewer }: Ctx, kind: 'topic' | 'question') =>
  and(eq(communityPosts.userId, viewer.userId), eq(communityPosts.kind, kind));
const ownAnswers = ({ viewer }: Ctx) =>
  and(eq(communityComments.userId, viewer.userId), eq(communityComments.parentId, 0));
const ownPraise = ({ viewer }: Ctx) =>
  and(
    ...[eq(communityPraises.userId, viewer.userId), eq(communityPraises.commentId, 0)],
    eq(communityPraises.praised, true),
  );
const postOf = (table: typeof communityComments | typeof communityPraises) =>
  and(eq(communityPosts.eid, table.eid), eq(communityPosts.id, table.postId));

/** Posts of some rows, as lists show them, by id. */
async function cardsById(ctx: Ctx, ids: readonly number[], ports: CommunityPorts) {
  const { scope } = ctx;
  const rows =
    ids.length === 0
      ? []
      : await scope.tx
          .select()
          .from(communityPosts)
          .where(scope.only(communityPosts, inArray(communityPosts.id, [...ids])));
  const cards = await cardsOf(ctx, rows, ports);
  return new Map(cards.map((card, index) => [card.id, { card, row: rows[index] }]));
}

function listPosted(ctx: Ctx, input: Input, ports: CommunityPorts) {
  const { scope } = ctx;
  const kind = input.tab === 'questions' ? 'question' : 'topic';
  return keysetPage(ownPosts, input, {
    by: posted,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(communityPosts)
        .where(scope.only(communityPosts, ownPart(ctx, kind), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) => (await cardsOf(ctx, rows, ports)).map((post): OwnPost => ({ post, answer: null })),
  });
}

function listAnswered(ctx: Ctx, input: Input, ports: CommunityPorts) {
  const { scope } = ctx;
  return keysetPage(ownPosts, input, {
    by: answered,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select({ row: communityComments })
        .from(communityComments)
        .innerJoin(communityPosts, postOf(communityComments))
        .where(
          scope.only(
            communityComments,
            ...[ownAnswers(ctx), eq(communityPosts.kind, 'question'), visibleTo(ctx), beyond],
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
    async items(rows) {
      const posts = await cardsById(
        ctx,
        rows.map(({ row }) => row.postId),
        ports,
      );
      return rows.flatMap(({ row }): OwnPost[] => {
        const found = posts.get(row.postId);
        if (found === undefined) return [];
        const { id, words, praises } = row;
        const best = found.row?.bestId === id;
        return [{ post: found.card, answer: { id, words, praises, best, at: row.at.getTime() } }];
      });
    },
  });
}

function listPraised(ctx: Ctx, input: Input, ports: CommunityPorts) {
  const { scope } = ctx;
  return keysetPage(ownPosts, input, {
    by: liked,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select({ row: communityPraises })
        .from(communityPraises)
        .innerJoin(communityPosts, postOf(communityPraises))
        .where(scope.only(communityPraises, ownPraise(ctx), visibleTo(ctx), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    async items(rows) {
      const posts = await cardsById(
        ctx,
        rows.map(({ row }) => row.postId),
        ports,
      );
      return rows.flatMap(({ row }): OwnPost[] => {
        const found = posts.get(row.postId);
        return found === undefined ? [] : [{ post: found.card, answer: null }];
      });
    },
  });
}

async function countsOf(ctx: Ctx): Promise<CallOutput<typeof ownPosts>['counts']> {
  const { scope } = ctx;
  const count = async (table: TenantTable, ...where: (SQL | undefined)[]) => {
    const [row] = await scope.tx
      .select({ count: sql<number>`count(*)::int` })
      .from(table)
      .where(scope.only(table, ...where));
    return row?.count ?? 0;
  };
  const joined = async (table: typeof communityComments | typeof communityPraises, ...where: (SQL | undefined)[]) => {
    const [row] = await scope.tx
      .select({ count: sql<number>`count(*)::int` })
      .from(table)
      .innerJoin(communityPosts, postOf(table))
      .where(scope.only(table, visibleTo(ctx), ...where));
    return row?.count ?? 0;
  };
  return {
    topics: await count(communityPosts, ownPart(ctx, 'topic')),
    questions: await count(communityPosts, ownPart(ctx, 'question')),
    answers: await joined(communityComments, ownAnswers(ctx), eq(communityPosts.kind, 'question')),
    praised: await joined(communityPraises, ownPraise(ctx)),
  };
}

/** Posts that the viewer has posted, asked, answered or liked, latest first. */
export async function listMine(ctx: Ctx, input: Input, ports: CommunityPorts): Promise<CallOutput<typeof ownPosts>> {
  const list = { topics: listPosted, questions: listPosted, answers: listAnswered, praised: listPraised }[input.tab];
  return { ...(await list(ctx, input, ports)), counts: await countsOf(ctx) };
}
