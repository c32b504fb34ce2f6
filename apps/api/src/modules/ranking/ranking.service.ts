import type { CallInput, CallOutput } from '@banyan/contracts';
import type { hideRank, rankByWeek, rankMenu, Ranking } from '@banyan/contracts/mall';
import { rankMeasures } from '@banyan/contracts/mall';
import { eq, inArray, sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { showScores } from './addScore.ts';
import { departmentMeans, spreadOf } from './means.ts';
import { firstDay, lastDay, periodOf, periodsBack } from './periods.ts';
import { shownPlaces, standingOf, type Board } from './places.ts';
import { rankingHidden, rankingScores, rankingSettings } from './ranking.schema.ts';

type Ctx = CallContext<Learner>;
const HISTORY = 8;

async function hasRankings({ scope }: Ctx): Promise<boolean> {
  const [settings] = await scope.tx.select().from(rankingSettings).where(scope.only(rankingSettings));
  return settings?.on ?? true;
}

async function meOf({ scope, viewer }: Ctx) {
  const [me] = await scope.tx

    .select({
      departmentId: sql<number>`coalesce(${users.departmentId}, 0)::int`,
      department: users.department,
      hidden: sql<boolean>`${rankingHidden.userId} is not null`,
    })
    .from(users)
    .leftJoin(rankingHidden, sql`${rankingHidden.eid} = ${users.eid} and ${rankingHidden.userId} = ${users.id}`)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  return me ?? { departmentId: 0, department: { zh_cn: '' }, hidden: false };
}

/** Rankings available to the learner. */
export async function readRankMenu(ctx: Ctx): Promise<CallOutput<typeof rankMenu>> {
  if (!(await hasRankings(ctx))) return { scopes: [], measures: [] };
  const { department, departmentId } = await meOf(ctx);
  const own =
    departmentId === 0 ? [] : [{ scope: 'department' as const, name: localised(department, ctx.viewer.language) }];
  return { scopes: [{ scope: 'all', name: '' }, ...own], measures: [...rankMeasures] };
}

/** A ranking as the learner sees it. */
export async function readRanking(ctx: Ctx, input: CallInput<typeof rankByWeek>): Promise<Ranking> {
  const { scope, viewer } = ctx;
  const { measure, period } = input;
  const today = dayOf(ctx.now(), viewer.timeZone);
  const keys = periodsBack(today, period, HISTORY);
  const [key = '', before = ''] = keys;
  const { departmentId, hidden } = await meOf(ctx);
  const span = { from: firstDay(key), to: lastDay(today, period), hidden };
  if (!(await hasRankings(ctx))) {
    const nothing = { total: 0, places: [], own: null, spread: [], step: 1, history: [], departments: [] };
    return { on: false, ...span, ...nothing };
  }
  const board: Board = {
    measure,
    period: key,
    before,
    departmentId: input.scope === 'department' ? departmentId : 0,
  };
  const mine = await scope.tx
    .select({ period: rankingScores.period, value: rankingScores.value })
    .from(rankingScores)
    .where(
      scope.only(
        rankingScores,
        eq(rankingScores.userId, viewer.userId),
        eq(rankingScores.measure, measure),
        inArray(rankingScores.period, keys),
      ),
    );
  const valueIn = (one: string) => mine.find((row) => row.period === one)?.value ?? 0;
  return {
    on: true,
    ...span,
    ...(await spreadOf(scope, board)),
    places: await shownPlaces(ctx, board),
    own: await standingOf(ctx, board, valueIn(periodOf(today, period)), hidden),
    history: keys.map((one) => ({ from: firstDay(one), value: valueIn(one) })).reverse(),
    departments: await departmentMeans(ctx, board, departmentId),
  };
}

/** Hides the learner's name in rankings, or shows it again. */
export async function hide(ctx: Ctx, { hidden }: CallInput<typeof hideRank>): Promise<CallOutput<typeof hideRank>> {
  const { scope, viewer } = ctx;
  const { userId } = viewer;
  // Excludes simultaneous scores, see `personOf`.
  await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)))
    .for('update');
  if (hidden === 'Y') {
    const row = scope.row(rankingHidden, { userId, since: new Date(ctx.now()) });
    await scope.tx.insert(rankingHidden).values(row).onConflictDoNothing();
  } else await scope.tx.delete(rankingHidden).where(scope.only(rankingHidden, eq(rankingHidden.userId, userId)));
  await showScores(scope, userId, hidden === 'N');
  return { hidden };
}
