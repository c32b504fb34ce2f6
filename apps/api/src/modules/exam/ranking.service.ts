import { type CallInput, type CallOutput } from '@banyan/contracts';
import { examRanking, type RankRow } from '@banyan/contracts/exam';
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { examOf } from './examRow.ts';
import { examStandings } from './exam.schema.ts';

type Ctx = CallContext<Learner>;

interface Row {
  readonly userId: number;
  readonly name: typeof users.$inferSelect.name;
  readonly image: string;
  readonly score: number | null;
  readonly tookMs: number | null;
  readonly earliness: number | null;
  readonly above: number;
}

/** Best score first; among equals the earlier one. */
const bestFirst = keyset<Row>(
  [examStandings.bestScore, examStandings.earliness, examStandings.userId],
  ({ score, earliness, userId }) => [score ?? 0, earliness ?? 0, userId],
);

function rowsOf({ scope }: Ctx, examId: number, where?: SQL) {
  const above = sql<number>`(select count(*) from exam_standings better where better.eid = ${scope.eid}
    and better.exam_id = ${examId} and better.best_score > ${examStandings.bestScore})`.mapWith(Number);
  return scope.tx
    .select({
      userId: users.id,
      name: users.name,
      image: users.image,
      score: examStandings.bestScore,
      tookMs: examStandings.bestTookMs,
      earliness: examStandings.earliness,
      above,
    })
    .from(examStandings)
    .innerJoin(users, and(eq(users.eid, examStandings.eid), eq(users.id, examStandings.userId)))
    .where(scope.only(examStandings, eq(examStandings.examId, examId), isNotNull(examStandings.bestScore), where));
}

const shown =
  ({ viewer }: Ctx) =>
  ({ userId, name, image, score, tookMs, above }: Row): RankRow => ({
    rank: above + 1,
    userId,
    name: localised(name, viewer.language),
    image,
    score: score ?? 0,
    tookMs: tookMs ?? 0,
    own: userId === viewer.userId,
  });

async function countRanked({ scope }: Ctx, examId: number): Promise<number> {
  const [ranked] = await scope.tx
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(examStandings)
    .where(scope.only(examStandings, eq(examStandings.examId, examId), isNotNull(examStandings.bestScore)));
  return ranked?.total ?? 0;
}

async function ownRow(ctx: Ctx, examId: number): Promise<RankRow | null> {
  const [own] = await rowsOf(ctx, examId, eq(examStandings.userId, ctx.viewer.userId));
  return own === undefined ? null : shown(ctx)(own);
}

/** Ranking of an exam; empty if the rules have none. */
export async function readRanking(
  ctx: Ctx,
  input: CallInput<typeof examRanking>,
): Promise<CallOutput<typeof examRanking>> {
  const { exam } = await examOf(ctx, input.id);
  if (!exam.ranking || !exam.showScore) return { items: [], next: null, total: 0, own: null };
  const page = await keysetPage(examRanking, input, {
    by: bestFirst,
    read: ({ beyond, orderBy, limit }) =>
      rowsOf(ctx, exam.id, beyond)
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => rows.map(shown(ctx)),
  });
  return { ...page, total: await countRanked(ctx, exam.id), own: await ownRow(ctx, exam.id) };
}

/** First places with the viewer’s own row, at any place. */
export async function topRanking(ctx: Ctx, examId: number): Promise<{ total: number; rows: RankRow[] }> {
  const best = await rowsOf(ctx, examId)
    .orderBy(...bestFirst.orderBy())
    .limit(3);
  const rows = best.map(shown(ctx));
  const own = rows.some((row) => row.own) ? null : await ownRow(ctx, examId);
  return { total: await countRanked(ctx, examId), rows: own === null ? rows : [...rows, own] };
}
