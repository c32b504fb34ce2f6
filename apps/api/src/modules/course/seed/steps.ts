import { eq } from 'drizzle-orm';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import type { FindThings } from '../../../platform/bringing.ts';
import { courseCategories, courseCounts, courses } from '../course.schema.ts';
import { categoriesKind } from '../import/categories.import.ts';
import { packagesKind } from '../import/packages.import.ts';
import { courseProgress } from '../progress.schema.ts';
import { coursePackages } from '../package.schema.ts';
import { bringCourses } from './bringCourses.ts';
import { demoLearners } from './demoLearners.ts';
import { courseVisits } from '../visit.schema.ts';
import { presenceChecks } from '../presence.schema.ts';
import { demoChecks, seedPresence } from './seedPresence.ts';
import { learningEids } from './learningEids.ts';
import { seedProgress } from './seedProgress.ts';
import { seedVisits } from './seedVisits.ts';

/** Packages have ids of their own. */
const firstPackages: Readonly<Record<number, number>> = { 1001: 1, 1002: 11 };

/** Files of the demo name courses by their ids. */
const findCourse: FindThings = async (scope, _, id) => {
  const rows = await scope.tx
    .select({ id: courses.id })
    .from(courses)
    .where(scope.only(courses, eq(courses.id, Number(id))));
  return rows.map((row) => row.id);
};

/** Courses with their videos, then the past of their learners. */
export const courseSeeds: readonly SeedStep[] = [
  {
    name: 'categories',
    eids: learningEids,
    fills: courseCategories,
    work: (ports, { eid }) => bringDemo(categoriesKind, ports, { eid, path: demoFile('categories.yaml', eid) }),
  },
  {
    name: 'courses',
    eids: learningEids,
    // Counted when all courses are there; those from before an interrupted start are taken again.
    fills: courseCounts,
    work: (ports, { eid }) => bringCourses(ports, eid),
  },
  {
    name: 'progress',
    eids: demoLearners.map(({ eid }) => eid),
    fills: courseProgress,
    async work({ db, now, handlers }, { eid, settings }) {
      const timeZone = settings.timeZone ?? 'Asia/Shanghai';
      for (const learner of demoLearners.filter((one) => one.eid === eid)) {
        await seedProgress({ db, now, timeZone, handlers }, learner);
      }
    },
  },
  {
    name: 'visits',
    eids: demoLearners.map(({ eid }) => eid),
    fills: courseVisits,
    async work({ db, now }, { eid, settings }) {
      const timeZone = settings.timeZone ?? 'Asia/Shanghai';
      for (const learner of demoLearners.filter((one) => one.eid === eid)) {
        await seedVisits({ db, now, timeZone }, learner);
      }
    },
  },
  {
    name: 'presence checks',
    eids: [...new Set(demoChecks.map(({ eid }) => eid))],
    fills: presenceChecks,
    work: ({ db, now }, { eid }) => seedPresence({ db, now }, eid),
  },
  {
    name: 'packages',
    eids: Object.keys(firstPackages).map(Number),
    fills: coursePackages,
    work: (ports, { eid }) =>
      bringDemo(packagesKind(findCourse), ports, {
        eid,
        path: demoFile('packages.yaml', eid),
        firstId: firstPackages[eid] ?? 0,
      }),
  },
];
