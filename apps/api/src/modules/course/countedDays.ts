import type { StudyDay } from '@banyan/contracts/course';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { studyDays } from './progress.schema.ts';

const MINUTE_S = 60;

/** What counts of a day's study: its whole minutes. Rankings and medals are told no others, so that lists sum up the same. */
export const minutesOfDay = (seconds: number) => Math.floor(seconds / MINUTE_S);

/** A day of study is one with a whole minute, wherever days are counted. */
export const isStudyDay = gte(studyDays.seconds, MINUTE_S);

/** Days of study of somebody, in their order, both ends counted (YYYY-MM-DD); seconds of their whole minutes. */
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
