import type { StudyDay } from '@banyan/contracts';
import { asc, eq, gt, gte, lte } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { studyDays } from './progress.schema.ts';

/** How long somebody studied on each day with study, both ends counted. [TR-06] */
export async function studiedDays(
  { scope, viewer }: CallContext<Learner>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<StudyDay[]> {
  const rows = await scope.tx
    .select({ date: studyDays.date, seconds: studyDays.seconds })
    .from(studyDays)
    .where(
      scope.only(
        studyDays,
        eq(studyDays.userId, viewer.userId),
        gt(studyDays.seconds, 0),
        gte(studyDays.date, from),
        lte(studyDays.date, to),
      ),
    )
    .orderBy(asc(studyDays.date));
  return rows.map(({ date, seconds }) => ({ date, seconds: Math.round(seconds) }));
}
