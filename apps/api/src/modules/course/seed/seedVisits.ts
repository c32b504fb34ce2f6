import { and, desc, eq, ne, notInArray } from 'drizzle-orm';
import { addDays, dayOf } from '../../../days/days.ts';
import type { Database } from '../../../db/database.ts';
import { inTenant } from '../../../db/tenant.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { courses } from '../course.schema.ts';
import { courseProgress, studyDays } from '../progress.schema.ts';
import { courseVisits } from '../visit.schema.ts';
import type { DemoLearner } from './demoLearners.ts';

const HOUR_MS = 3_600_000;
/** Number of courses that were opened and not begun. */
const LOOKED_AT = 9;
/** Days ago between which the quieter past is: before the two weeks that the pages of the home show. */
const past = { from: 32, to: 330 };

/** A demo learner's visits, and a year of study days before the last weeks. */
export async function seedVisits(
  { db, now, timeZone }: { readonly db: Database; readonly now: number; readonly timeZone: string },
  { eid, account }: DemoLearner,
): Promise<void> {
  await inTenant(db, eid, async (scope) => {
    const { tx } = scope;
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(scope.only(users, eq(users.account, account)));
    if (user === undefined) throw new Error(`no ${account} in ${eid}`);
    const studied = await tx
      .select({ id: courseProgress.courseId, at: courseProgress.lastStudiedAt })
      .from(courseProgress)
      .where(scope.only(courseProgress, eq(courseProgress.userId, user.id)));
    const others = await tx
      .select({ id: courses.id })
      .from(courses)
      .where(
        scope.only(
          courses,
          and(
            ne(courses.state, 'deleted'),
            notInArray(
              courses.id,
              studied.map(({ id }) => id),
            ),
          ),
        ),
      )
      .orderBy(desc(courses.learners), desc(courses.id))
      .limit(LOOKED_AT);
    const visits = [
      ...studied.flatMap(({ id, at }) => (at === null ? [] : [{ courseId: id, visitedAt: at }])),
      ...others.map(({ id }, index) => ({ courseId: id, visitedAt: new Date(now - (7 + index * 31) * HOUR_MS) })),
    ];
    await tx
      .insert(courseVisits)
      .values(visits.map((visit) => scope.row(courseVisits, { userId: user.id, ...visit })))
      .onConflictDoNothing();
    const today = dayOf(now, timeZone);
    const days = Array.from({ length: past.to - past.from }, (_, index) => past.from + index)
      .map((ago) => addDays(today, -ago))
      .map((date) => ({ date, seconds: secondsOn(date) }))
      .filter(({ seconds }) => seconds > 0);
    await tx
      .insert(studyDays)
      .values(days.map((day) => scope.row(studyDays, { userId: user.id, ...day })))
      .onConflictDoNothing();
  });
}

/** Half an hour on most working days, little on weekends. */
function secondsOn(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / 86_400_000;
  const turn = (day * 7919) % 97;
  // 1 January 1970 was a Thursday.
  const weekend = (day + 3) % 7 > 4;
  if (turn < (weekend ? 80 : 28)) return 0;
  return (6 + (turn % 43) + (turn > 88 ? 35 : 0)) * 60;
}
