import type { CallInput, CallOutput } from '@banyan/contracts';
import type { studyHours } from '@banyan/contracts/course';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { addDays, dayOf, mondayOf, streakDays } from '../../days/days.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { cardColumns, withCards } from './cards.ts';
import { countedDays } from './countedDays.ts';
import { courses } from './course.schema.ts';
import { courseProgress } from './progress.schema.ts';

type Hours = CallOutput<typeof studyHours>;

/** Most courses in the list. */
const MOST = 10;

/** A person's study time: a year by days and months, sums, and the courses studied longest. */
export async function readHours(ctx: CallContext<Learner>, input: CallInput<typeof studyHours>): Promise<Hours> {
  const { scope, viewer, now } = ctx;
  const today = dayOf(now(), viewer.timeZone);
  const year = input.year ?? yearOf(today);
  // A person has at most one row a day: a few thousand in a working life.
  const studied = await countedDays(scope, viewer.userId);
  const days = studied.filter(({ date }) => yearOf(date) === year);
  const since = (first: string) => sum(studied.filter(({ date }) => date >= first));
  const dates = studied.map(({ date }) => date);
  return {
    today,
    year,
    firstYear: yearOf(dates[0] ?? today),
    days,
    months: Array.from({ length: 12 }, (_, month) =>
      sum(days.filter(({ date }) => Number(date.slice(5, 7)) === month + 1)),
    ),
    yearS: sum(days),
    monthS: since(`${today.slice(0, 7)}-01`),
    weekS: since(mondayOf(today)),
    totalS: since(''),
    weekGoalS: (await loadEnterprise(scope)).weekGoalS,
    streakDays: streakDays([...dates].reverse(), today),
    longestStreak: longestStreak(days.map(({ date }) => date)),
    courses: await studiedLongest(ctx),
  };
}

const yearOf = (day: string) => Number(day.slice(0, 4));

const sum = (days: readonly { readonly seconds: number }[]) => days.reduce((all, { seconds }) => all + seconds, 0);

/** Most days in a row among days in their order. */
function longestStreak(days: readonly string[]): number {
  let longest = 0;
  let row = 0;
  days.forEach((day, index) => {
    const before = days[index - 1];
    row = before !== undefined && addDays(before, 1) === day ? row + 1 : 1;
    longest = Math.max(longest, row);
  });
  return longest;
}

async function studiedLongest(ctx: CallContext<Learner>): Promise<Hours['courses']> {
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select({ card: cardColumns, studiedS: courseProgress.studiedS, at: courseProgress.lastStudiedAt })
    .from(courseProgress)
    .innerJoin(courses, and(eq(courses.id, courseProgress.courseId), ne(courses.state, 'deleted')))
    .where(scope.only(courseProgress, and(eq(courseProgress.userId, viewer.userId), gt(courseProgress.studiedS, 0))))
    .orderBy(desc(courseProgress.studiedS), desc(courseProgress.courseId))
    .limit(MOST);
  const studied = rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at }]));
  return withCards(ctx, studied, (course, { studiedS, at }) => ({
    course,
    studiedS: Math.round(studiedS),
    lastStudiedAt: at.getTime(),
  }));
}
