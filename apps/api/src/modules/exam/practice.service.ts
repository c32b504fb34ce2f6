import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  practiceHistory as historyCall,
  type PracticeRun,
  type practiceHistory,
  type practiceRun,
  type startPractice,
} from '@banyan/contracts/exam';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { dayOf } from '../../days/days.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { drawPractice, drillOf } from './drawPractice.ts';
import { shuffle } from './drawPaper.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { ownRun, runRows, runView, type RunRow } from './practiceRun.ts';
import { practiceRuns } from './practice.schema.ts';

type Ctx = CallContext<Learner>;
type Ports = Pick<ExamModulePorts, 'courseTitles'>;

/** Begins a run, or continues today's: the set of the day is one, others until they are finished. */
export async function beginPractice(
  ctx: Ctx,
  input: CallInput<typeof startPractice>,
  ports: Ports,
): Promise<PracticeRun> {
  const { scope, viewer } = ctx;
  const { kind } = input;
  const today = dayOf(ctx.now(), viewer.timeZone);
  const key = kind === 'daily' ? today : kind === 'due' ? '' : input.key;
  if (kind !== 'daily' && kind !== 'due' && key === '') throw new Refusal(ErrorCode.badRequest);
  if (kind === 'bank' && !/^[1-9]\d{0,14}$/.test(key)) throw new Refusal(ErrorCode.notFound);
  const known = await currentRun(ctx, kind, key, today);
  if (known !== undefined) return runView(ctx, known, ports);
  const { drawn } = await drawPractice(ctx, kind, key);
  if (drawn.length === 0) throw new Refusal(ErrorCode.notFound);
  const drills = drawn.map((one) => drillOf(one, (ids) => shuffle(ids, (below) => randomInt(below))));
  const [begun] = await scope.tx
    .insert(practiceRuns)
    .values(scope.row(practiceRuns, { userId: viewer.userId, kind, key, drills, startedAt: new Date(ctx.now()) }))
    .onConflictDoNothing()
    .returning();
  // Another window was faster.
  const run = begun ?? (await currentRun(ctx, kind, key, today));
  if (run === undefined) throw new Refusal(ErrorCode.conflict);
  return runView(ctx, run, ports);
}

/** The run to continue; an unfinished one of another day is closed: other questions are due since. */
async function currentRun({ scope, viewer, now }: Ctx, kind: RunRow['kind'], key: string, today: string) {
  const same = and(
    eq(practiceRuns.userId, viewer.userId),
    eq(practiceRuns.kind, kind),
    eq(practiceRuns.key, key),
    kind === 'daily' ? undefined : isNull(practiceRuns.finishedAt),
  );
  const [run] = await scope.tx
    .select()
    .from(practiceRuns)
    .where(scope.only(practiceRuns, same))
    .orderBy(desc(practiceRuns.startedAt))
    .limit(1);
  if (run === undefined || dayOf(run.startedAt.getTime(), viewer.timeZone) === today) return run;
  await scope.tx
    .update(practiceRuns)
    .set({ finishedAt: new Date(now()) })
    .where(scope.only(practiceRuns, same, lt(practiceRuns.startedAt, new Date(now()))));
  return undefined;
}

/** A run with its next question. */
export async function readRun(ctx: Ctx, { id }: CallInput<typeof practiceRun>, ports: Ports): Promise<PracticeRun> {
  return runView(ctx, await ownRun(ctx, id), ports);
}

const lastBegunFirst = keyset<RunRow>([practiceRuns.startedAt, practiceRuns.id], ({ startedAt, id }) => [
  startedAt,
  id,
]);

/** Runs with an answer, latest first. */
export async function listRuns(
  ctx: Ctx,
  input: CallInput<typeof practiceHistory>,
  ports: Ports,
): Promise<CallOutput<typeof practiceHistory>> {
  const { scope, viewer } = ctx;
  return keysetPage(historyCall, input, {
    by: lastBegunFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(practiceRuns)
        .where(scope.only(practiceRuns, eq(practiceRuns.userId, viewer.userId), gt(practiceRuns.answered, 0), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (runs) => runRows(ctx, runs, ports),
  });
}
