import type { StudyDay } from '@banyan/contracts/course';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { studyDays } from './progress.schema.ts';

const MINUTE_S = 60;

/** Counted part of a day's study: its whole minutes. Rankings and medals get the same, so that lists agree. */
export const minutesOfDay = (seconds: number) => Math.floor(seconds / MINUTE_S);

/** A day of study is one with a whole minute, in every count of days. */
export const isStudyDay = gte(studyDays.seconds, MINUTE_S);

/** A person's days of study, in their order, both ends counted (YYYY-MM-DD); seconds of their whole minutes. */
export async function countedDays(
  scope: TenantScope,
  userId: number,
  { from, to }: { readonly from?: string; readonly to?: string } = {},
): Promise<StudyDay[]> {
  const within = and(
    from === undefined ? undefined : gte(studyDays.date, from),
    to === undefined ? undefined : lte(studyDays.date, to),
  );
  const rows = await scope.tx
    .select({ date: studyDays.date, seconds: studyDays.seconds })
    .from(studyDays)
    .where(scope.only(studyDays, eq(studyDays.userId, userId), isStudyDay, within))
    .orderBy(asc(studyDays.date));
  return rows.map(({ date, seconds }) => ({ date, seconds: minutesOfDay(seconds) * MINUTE_S }));
}
