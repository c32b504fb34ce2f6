import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { mostCalendarDays, type learnCalendar } from '@banyan/contracts/training';
import { addDays, dayBegins, dayOf } from '../../days/days.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { enterprises } from '../../platform/enterprise.schema.ts';
import type { CalendarPorts } from './calendar.ports.ts';
import { daysOf, gatherDates } from './gather.ts';

/** Working days that share the goal of a week, in easily remembered steps. */
const WORKING_DAYS = 5;
const STEP_S = 300;

/** Items and study time between two days. */
export async function readCalendar(
  ctx: CallContext<Learner>,
  { first, last }: CallInput<typeof learnCalendar>,
  ports: CalendarPorts,
): Promise<CallOutput<typeof learnCalendar>> {
  refuseSpan(first, last);
  const { timeZone } = ctx.viewer;
  const range = { from: dayBegins(first, timeZone), to: dayBegins(addDays(last, 1), timeZone) };
  const found = await gatherDates(ctx, range, ports);
  const items = found
    .map((item) => ({ done: false, ...item, ...daysOf(item, timeZone) }))
    .filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first);
  return {
    today: dayOf(ctx.now(), timeZone),
    goalS: await dayGoal(ctx),
    days: [...(await ports.studied(ctx, { from: first, to: last }))],
    items,
  };
}

function refuseSpan(first: string, last: string): void {
  const wrong = [
    ...(isDay(first) ? [] : ['first']),
    ...(isDay(last) && (!isDay(first) || (first <= last && last < addDays(first, mostCalendarDays))) ? [] : ['last']),
  ];
  if (wrong.length > 0) throw new Refusal(ErrorCode.badRequest, { reason: 'span', data: { fields: wrong } });
}

/** Whether a text in the form of a day is a real day. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && text >= '1970-01-02' && new Date(at).toISOString().startsWith(text);
}

async function dayGoal({ scope }: CallContext): Promise<number> {
  const [row] = await scope.tx
    .select({ weekGoalS: enterprises.weekGoalS })
    .from(enterprises)
    .where(scope.only(enterprises));
  const goalS = (row?.weekGoalS ?? 0) / WORKING_DAYS;
  return goalS > 0 ? Math.max(1, Math.round(goalS / STEP_S)) * STEP_S : 0;
}
