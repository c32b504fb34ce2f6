import type { MyHome } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import type { MyPorts } from './my.ports.ts';

/** Working days of a week: each has this part of the week's goal. */
const WORKING_DAYS = 5;

/** Home of the learning centre. */
export async function readMyHome(ctx: CallContext<Learner>, { study, points }: MyPorts): Promise<MyHome> {
  const { scope, viewer } = ctx;
  const { weekGoalS } = await loadEnterprise(scope);
  const [user] = await scope.tx
    .select({ credit: users.credit })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  const { time, ...rest } = await study(ctx);
  const { today, todayS, weekS, monthS, ...shown } = time;
  return {
    points: await points(scope, viewer.userId),
    credit: user?.credit ?? 0,
    today: { seconds: todayS, goalS: inSteps(weekGoalS / WORKING_DAYS, 300) },
    week: { seconds: weekS, goalS: weekGoalS },
    month: { seconds: monthS, goalS: inSteps((weekGoalS * daysInMonth(today)) / 7, 1800) },
    date: today,
    ...shown,
    ...rest,
  };
}

/** A goal that is easy to remember: in whole steps of seconds, at least one if anything is expected. */
function inSteps(goalS: number, step: number): number {
  return goalS > 0 ? Math.max(1, Math.round(goalS / step)) * step : 0;
}

function daysInMonth(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
