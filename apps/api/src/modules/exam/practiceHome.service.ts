import type { CallOutput } from '@banyan/contracts';
import type { PracticeHome, practiceHome } from '@banyan/contracts/exam';
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { dayOf, streakDays } from '../../days/days.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { drawPractice } from './drawPractice.ts';
import { masteredSince } from './exercise.service.ts';
import { practiceAnswers, practiceRuns } from './practice.schema.ts';

type Ctx = CallContext<Learner>;

const MONTH_MS = 30 * 86_400_000;
/** A streak is counted back as far as this. */
const longestStreak = 1000;

/** Practice of the day, the streak, and the results. */
export async function readPractice(ctx: Ctx): Promise<CallOutput<typeof practiceHome>> {
  const { viewer } = ctx;
  const date = dayOf(ctx.now(), viewer.timeZone);
  const since = ctx.now() - MONTH_MS;
  return {
    date,
    streakDays: streakDays(await finishedDays(ctx), date),
    days: (await practisedDays(ctx, since)).filter((day) => day.startsWith(date.slice(0, 7))),
    daily: await dailyOf(ctx, date),
    month: { ...(await countsSince(ctx, since)), mastered: await masteredSince(ctx, since) },
  };
}

/** Days with a finished set, newest first. */
async function finishedDays({ scope, viewer }: Ctx): Promise<string[]> {
  const rows = await scope.tx
    .select({ day: practiceRuns.key })
    .from(practiceRuns)
    .where(
      scope.only(
        practiceRuns,
        and(eq(practiceRuns.userId, viewer.userId), eq(practiceRuns.kind, 'daily'), isNotNull(practiceRuns.finishedAt)),
      ),
    )
    .orderBy(desc(practiceRuns.key))
    .limit(longestStreak);
  return rows.map(({ day }) => day);
}

const ofViewer = ({ viewer }: Ctx, since: number) =>
  and(eq(practiceAnswers.userId, viewer.userId), gt(practiceAnswers.at, new Date(since)));

async function practisedDays(ctx: Ctx, since: number): Promise<string[]> {
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select({ at: practiceAnswers.at })
    .from(practiceAnswers)
    .where(scope.only(practiceAnswers, ofViewer(ctx, since)))
    .orderBy(practiceAnswers.at);
  return [...new Set(rows.map(({ at }) => dayOf(at.getTime(), viewer.timeZone)))];
}

async function countsSince(ctx: Ctx, since: number) {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select({
      answered: sql<number>`count(*)`.mapWith(Number),
      right: sql<number>`count(*) filter (where ${practiceAnswers.mark} = 'right')`.mapWith(Number),
    })
    .from(practiceAnswers)
    .where(scope.only(practiceAnswers, ofViewer(ctx, since)));
  return row ?? { answered: 0, right: 0 };
}

async function dailyOf(ctx: Ctx, date: string): Promise<PracticeHome['daily']> {
  const { scope, viewer } = ctx;
  const [run] = await scope.tx
    .select()
    .from(practiceRuns)
    .where(
      scope.only(
        practiceRuns,
        and(eq(practiceRuns.userId, viewer.userId), eq(practiceRuns.kind, 'daily'), eq(practiceRuns.key, date)),
      ),
    );
  if (run !== undefined) {
    const { answered, right, drills, finishedAt, id } = run;
    return { total: drills.length, answered, right, due: null, runId: id, finished: finishedAt !== null };
  }
  const { drawn, due } = await drawPractice(ctx, 'daily', '');
  return drawn.length === 0 ? null : { total: drawn.length, answered: 0, right: 0, due, runId: null, finished: false };
}
