import type { CallOutput } from '@banyan/contracts';
import type { sevenSign, signToday, SignDays } from '@banyan/contracts/mall';
import { desc, eq } from 'drizzle-orm';
import { addDays, dayOf } from '../../days/days.ts';
import { pointsEarned } from '../../effects/pointsEarned.ts';
import { scored } from '../../effects/scored.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { settingsOf } from './clearing.ts';
import { signIns } from './points.schema.ts';

type Ctx = CallContext<Learner>;
const ROUND = 7;

/** Length of the row of days up to today or yesterday. */
async function streakOf({ scope, viewer }: Ctx, today: string): Promise<{ signed: boolean; streak: number }> {
  const [last] = await scope.tx
    .select({ day: signIns.day, streak: signIns.streak })
    .from(signIns)
    .where(scope.only(signIns, eq(signIns.userId, viewer.userId)))
    .orderBy(desc(signIns.day))
    .limit(1);
  const signed = last?.day === today;
  const holds = last !== undefined && (signed || last.day === addDays(today, -1));
  return { signed, streak: holds ? last.streak : 0 };
}

const pointsOf = (points: readonly number[], nth: number) => points[(nth - 1) % ROUND] ?? 0;

function daysOf(
  today: string,
  { signed, streak }: { signed: boolean; streak: number },
  points: readonly number[],
): SignDays {
  // Index of today in its round of seven.
  const place = (signed ? streak - 1 : streak) % ROUND;
  return {
    signed,
    streakDays: streak,
    days: Array.from({ length: ROUND }, (_, index) => ({
      date: addDays(today, index - place),
      state: index < place || (index === place && signed) ? 'done' : index === place ? 'today' : 'next',
      points: pointsOf(points, index + 1),
    })),
  };
}

/** The seven days of signing in. */
export async function readSignDays(ctx: Ctx): Promise<CallOutput<typeof sevenSign>> {
  const today = dayOf(ctx.now(), ctx.viewer.timeZone);
  return daysOf(today, await streakOf(ctx, today), (await settingsOf(ctx.scope)).signPoints);
}

/** Signs today, once. */
export async function sign(ctx: Ctx): Promise<CallOutput<typeof signToday>> {
  const { emit, scope, viewer } = ctx;
  const { userId } = viewer;
  const today = dayOf(ctx.now(), viewer.timeZone);
  const { signPoints } = await settingsOf(scope);
  const streak = (await streakOf(ctx, today)).streak + 1;
  const written = await scope.tx
    .insert(signIns)
    .values(scope.row(signIns, { userId, day: today, streak }))
    .onConflictDoNothing()
    .returning({ day: signIns.day });
  const earned = written.length === 0 ? 0 : pointsOf(signPoints, streak);
  if (written.length > 0) {
    const source = { type: 'day', id: today };
    if (earned > 0) await emit(scope, pointsEarned, { userId, rule: 'points.sign', source, points: earned });
    await emit(scope, scored, { userId, measure: 'signed', source: today, total: 1, day: today });
  }
  return { earned, ...daysOf(today, await streakOf(ctx, today), signPoints) };
}
