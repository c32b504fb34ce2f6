import type { CallOutput } from '@banyan/contracts';
import type { creditList, studyHours, visitList } from '@banyan/contracts/course';
import { fixtureNow, makeCourses } from './fixtures.ts';

type Language = 'zh' | 'en';
const DAY_MS = 86_400_000;
const thisYear = new Date(fixtureNow).getUTCFullYear();
const titled = <Of extends { readonly title: string }>(course: Of, longer: string) => ({
  ...course,
  title: `${course.title} ${longer}`,
});

/** Visited courses; `longer` is appended to their titles. */
export function makeVisits(language: Language = 'zh', longer = ''): CallOutput<typeof visitList> {
  return {
    items: makeCourses(language)
      .slice(0, 5)
      .map((course, index) => ({
        course: longer === '' ? course : titled(course, longer),
        visitedAt: fixtureNow - (index * 7 + 2) * 3_600_000,
        available: index !== 3,
      })),
    next: null,
  };
}

/** A year of study up to the day of the fixtures. */
export function makeHours(language: Language = 'zh', year = thisYear, longer = ''): CallOutput<typeof studyHours> {
  const first = Date.UTC(year, 0, 1);
  const last = Math.min(fixtureNow, Date.UTC(year + 1, 0, 1) - 1);
  const days = Array.from({ length: Math.max(0, Math.floor((last - first) / DAY_MS)) }, (_, index) => index)
    .filter((index) => index % 7 < 5 && (index * 7919) % 97 > 30)
    .map((index) => ({
      date: new Date(first + index * DAY_MS).toISOString().slice(0, 10),
      seconds: (6 + ((index * 7919) % 71)) * 60,
    }));
  const sum = (some: typeof days) => some.reduce((all, { seconds }) => all + seconds, 0);
  return {
    today: new Date(fixtureNow).toISOString().slice(0, 10),
    year,
    firstYear: thisYear - 1,
    days,
    months: Array.from({ length: 12 }, (_, month) =>
      sum(days.filter(({ date }) => Number(date.slice(5, 7)) === month + 1)),
    ),
    yearS: sum(days),
    monthS: 9 * 3600 + 1200,
    weekS: 2 * 3600 + 420,
    totalS: sum(days) + 92 * 3600,
    weekGoalS: 3 * 3600,
    streakDays: 4,
    longestStreak: 9,
    courses: makeCourses(language)
      .slice(0, 5)
      .map((course, index) => ({
        course: longer === '' ? course : titled(course, longer),
        studiedS: Math.round((5 * 3600) / (index + 1)),
        lastStudiedAt: fixtureNow - index * 3 * DAY_MS,
      })),
  };
}

/** A learner without any study. */
export const noHours: CallOutput<typeof studyHours> = {
  ...makeHours(),
  days: [],
  months: Array.from({ length: 12 }, () => 0),
  ...{ yearS: 0, monthS: 0, weekS: 0, totalS: 0, streakDays: 0, longestStreak: 0, firstYear: thisYear, courses: [] },
};

/** Credits of a year: courses, an exam, and carried-over credits. */
export function makeCredits(language: Language = 'zh', year = thisYear, longer = ''): CallOutput<typeof creditList> {
  const courses = makeCourses(language).slice(0, 4);
  const earned = courses.map((course, index) => ({
    id: index + 1,
    source: index === 2 ? ('exam' as const) : ('course' as const),
    sourceId: course.id,
    title: longer === '' ? course.title : titled(course, longer).title,
    opens: index !== 3,
    credits: [15, 10, 20, 5][index] ?? 10,
    earnedAt: Date.UTC(year, 9 - index * 2, 12),
  }));
  const carried = { id: 9, source: 'carried' as const, sourceId: null, title: '', opens: false, credits: 75 };
  const items = [...earned, { ...carried, earnedAt: Date.UTC(year, 0, 2) }];
  const months = Array.from({ length: 12 }, (_, month) =>
    items
      .filter(({ earnedAt }) => new Date(earnedAt).getUTCMonth() === month)
      .reduce((all, { credits }) => all + credits, 0),
  );
  return { items, next: null, year, thisYear, firstYear: thisYear - 1, total: 310, earned: 125, goal: 240, months };
}

/** A year without credits and without a target. */
export const noCredits: CallOutput<typeof creditList> = {
  ...makeCredits(),
  items: [],
  ...{ total: 0, earned: 0, goal: 0, firstYear: thisYear, months: Array.from({ length: 12 }, () => 0) },
};

/** Suffixes that make titles as long as a language needs. */
export const longer = {
  zh: '（含跨部门协作与供应商现场辅导的完整版本，适用于全部生产基地）',
  en: 'for every plant, supplier site and distribution centre of the group',
} as const;

/** No visits yet. */
export const noVisits: CallOutput<typeof visitList> = { items: [], next: null };
