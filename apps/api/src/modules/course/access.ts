import type { StudyRecord } from '@banyan/contracts/course';
import { exists, gt, sql, type SQL } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { onShelfFor } from './audience.ts';
import { courses } from './course.schema.ts';
import { courseProgress } from './progress.schema.ts';
import { opensCourse } from './purchase.ts';
import { purchases } from './purchase.schema.ts';

type Context = Pick<CallContext, 'scope' | 'now'> & { readonly viewer: Pick<Learner, 'userId'> };

const costsNothing = sql`(${courses.fee} = 'free' or ${courses.required})`;

/** Condition on a course: the learner has bought it, by itself or in a package, and that purchase has not ended. */
function bought({ scope, viewer, now }: Context): SQL {
  return exists(
    scope.tx
      .select({ itemId: purchases.itemId })
      .from(purchases)
      .where(
        scope.only(purchases, opensCourse(scope, viewer.userId, courses.id), gt(purchases.until, new Date(now()))),
      ),
  );
}

/** A course that costs money is open to whoever bought it, off the shelf and for other departments too. */
const keptFor = (ctx: Context): SQL => sql`(${courses.state} <> 'deleted' and not ${costsNothing} and ${bought(ctx)})`;

/** Condition on a course and the learner's seat in it: its lessons open. */
export function opensFor(ctx: Context): SQL {
  const at = new Date(ctx.now()).toISOString();
  const inTime = sql`(${costsNothing} and coalesce(${courseProgress.dueAt} > ${at}::timestamptz, true))`;
  return sql`((${onShelfFor(ctx)} and ${inTime}) or ${keptFor(ctx)})`;
}

/** Whether a begun course opens, and why not. */
export const accessOf = (ctx: Context): SQL<StudyRecord['access']> =>
  sql<
    StudyRecord['access']
  >`case when ${opensFor(ctx)} then 'open' when ${onShelfFor(ctx)} then 'over' else 'closed' end`;

/** Courses of the viewer's packages: those on the shelf, and those bought. */
export const shownInPackages = (ctx: Pick<CallContext, 'scope' | 'viewer' | 'now'>): SQL => {
  const { userId } = ctx.viewer;
  return userId === null ? onShelfFor(ctx) : sql`(${onShelfFor(ctx)} or ${keptFor({ ...ctx, viewer: { userId } })})`;
};
