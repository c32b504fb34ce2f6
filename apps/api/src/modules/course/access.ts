import type { StudyRecord } from '@banyan/contracts/course';
import { exists, gt, not, sql, type SQL } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { onShelfFor } from './audience.ts';
import { courses } from './course.schema.ts';
import { courseProgress } from './progress.schema.ts';
import { opensCourse } from './purchase.ts';
import { purchases } from './purchase.schema.ts';

type Context = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>;

/** Condition on a course and the learner's seat in it: the learner's time for it has not ended. */
function inTime({ scope, viewer, now }: Context): SQL {
  const at = new Date(now()).toISOString();
  const costsNothing = sql`(${courses.fee} = 'free' or ${courses.required})`;
  const bought = scope.tx
    .select({ itemId: purchases.itemId })
    .from(purchases)
    .where(scope.only(purchases, opensCourse(scope, viewer.userId, courses.id), gt(purchases.until, new Date(now()))));
  // The end of paid access follows from the purchase.
  return sql`(case when ${costsNothing} then coalesce(${courseProgress.dueAt} > ${at}::timestamptz, true) else ${exists(bought)} end)`;
}

/** Condition on a course and the learner's seat in it: its lessons open. */
export const opensFor = (ctx: Context): SQL => sql`(${onShelfFor(ctx)} and ${inTime(ctx)})`;

/** Whether a begun course opens, and why not. */
export const accessOf = (ctx: Context): SQL<StudyRecord['access']> =>
  sql<
    StudyRecord['access']
  >`case when ${not(onShelfFor(ctx))} then 'closed' when ${inTime(ctx)} then 'open' else 'over' end`;
