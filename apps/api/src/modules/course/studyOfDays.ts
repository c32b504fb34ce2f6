import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { countedDays, isStudyDay } from './countedDays.ts';
import { chapterProgress, studyDays } from './progress.schema.ts';

/** Days of the enterprise's zone, YYYY-MM-DD, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
  /** IANA zone in which chapters' moments are days. */
  readonly timeZone: string;
}

/** A person's study time on each of some days, and the number of chapters learned in them. */
export async function studyOfDays(scope: TenantScope, userId: number, { from, to, timeZone }: Days) {
  const days = await countedDays(scope, userId, { from, to });
  const learnedOn = sql`(${chapterProgress.learnedAt} at time zone ${timeZone})::date`;
  const [learned] = await scope.tx
    .select({ chapters: sql<number>`count(*)::int` })
    .from(chapterProgress)
    .where(
      scope.only(
        chapterProgress,
        and(eq(chapterProgress.userId, userId), sql`${learnedOn} between ${from}::date and ${to}::date`),
      ),
    );
  return { days, chapters: learned?.chapters ?? 0 };
}

/** People who studied on any of some days. */
export async function learnersOfDays(scope: TenantScope, { from, to }: Days): Promise<number[]> {
  const found = await scope.tx
    .selectDistinct({ userId: studyDays.userId })
    .from(studyDays)
    .where(scope.only(studyDays, and(isStudyDay, gte(studyDays.date, from), lte(studyDays.date, to))))
    .orderBy(studyDays.userId);
  return found.map(({ userId }) => userId);
}
