import { type CallInput, type CallOutput } from '@banyan/contracts';
import { pointsEntries as entriesCall, type pointsHome } from '@banyan/contracts/mall';
import { asc, eq, gt, lt } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { nextClearing } from './clearing.ts';
import type { PointsPorts } from './points.ports.ts';
import { pointsEntries, pointsTasks } from './points.schema.ts';
import { balanceOf } from './points.service.ts';
import { readSignDays } from './sign.service.ts';
import { earnedToday } from './today.ts';

type Ctx = CallContext<Learner>;

/** The learner's balance, and tasks that earn more. */
export async function readPointsHome(ctx: Ctx): Promise<CallOutput<typeof pointsHome>> {
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select()
    .from(pointsTasks)
    .where(scope.only(pointsTasks))
    .orderBy(asc(pointsTasks.position));
  const today = await earnedToday(scope, viewer.userId, ctx.now());
  const { days, signed, streakDays } = await readSignDays(ctx);
  // Signing in is possible once a day: today's points are all there is, whatever the limit of the rule.
  const signing = days[(signed ? streakDays - 1 : streakDays) % days.length]?.points ?? 0;
  const tasks = rows.map(({ rule, points, dailyLimit }) => ({
    rule,
    points,
    limit: dailyLimit === null || rule !== 'points.sign' ? dailyLimit : Math.min(dailyLimit, signing),
    today: today.get(rule) ?? 0,
  }));
  const limited = tasks.flatMap((task) => (task.limit === null ? [] : [Math.max(0, task.limit - task.today)]));
  return {
    ...(await balanceOf(scope, viewer.userId)),
    clearing: await nextClearing(scope, viewer.userId, ctx.now()),
    leftToday: limited.length === 0 ? null : limited.reduce((sum, left) => sum + left, 0),
    tasks,
    signed,
  };
}

type Entry = typeof pointsEntries.$inferSelect;
const lastFirst = keyset<Entry>([pointsEntries.at, pointsEntries.id], ({ at, id }) => [at, id]);

/** The learner's entries, last first. */
export function listEntries(
  ctx: Ctx,
  input: CallInput<typeof entriesCall>,
  { titles }: PointsPorts,
): Promise<CallOutput<typeof entriesCall>> {
  const { scope, viewer } = ctx;
  const way = {
    all: undefined,
    earned: gt(pointsEntries.spendable, 0),
    spent: lt(pointsEntries.spendable, 0),
  }[input.tab];
  return keysetPage(entriesCall, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(pointsEntries)
        .where(scope.only(pointsEntries, eq(pointsEntries.userId, viewer.userId), way, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) => {
      const names = await namesOf(ctx, rows, titles);
      return rows.map((row) => ({
        id: row.id,
        rule: row.rule,
        title: names.get(`${row.sourceType} ${row.sourceId}`) ?? row.note,
        points: row.spendable,
        at: row.at.getTime(),
      }));
    },
  });
}

async function namesOf(ctx: Ctx, rows: readonly Entry[], titles: PointsPorts['titles']): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [type, ask] of Object.entries(titles)) {
    const ids = rows.filter((row) => row.sourceType === type).map(({ sourceId }) => Number(sourceId));
    if (ids.length === 0) continue;
    for (const [id, name] of await ask(ctx, ids)) names.set(`${type} ${id}`, name);
  }
  return names;
}
