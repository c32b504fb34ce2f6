import { eq, gt } from 'drizzle-orm';
import { contents } from '../../../db/seed/content/index.ts';
import { inTenant } from '../../../db/tenant.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import type { FindThings } from '../../../platform/bringing.ts';
import { courses } from '../course.schema.ts';
import { packagesKind } from '../import/packages.import.ts';
import { courseProgress } from '../progress.schema.ts';
import { courseSpreads } from '../opinion.schema.ts';
import { coursePackages } from '../package.schema.ts';
import { demoLearners } from './demoLearners.ts';
import { readManifest } from './media.ts';
import { seedCourses } from './seedCourses.ts';
import { courseVisits } from '../visit.schema.ts';
import { presenceChecks } from '../presence.schema.ts';
import { demoChecks, seedPresence } from './seedPresence.ts';
import { seedProgress } from './seedProgress.ts';
import { spreadOf } from './spreadOf.ts';
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

/** Courses with their videos, then the past of those who have studied them. */
export const courseSeeds: readonly SeedStep[] = [
  {
    name: 'courses',
    eids: contents.map(({ eid }) => eid),
    fills: courses,
    async work({ db, now, files, mediaFolder, warn }, { eid }) {
      const rendered = await readManifest(mediaFolder);
      for (const content of contents.filter((one) => one.eid === eid)) {
        await seedCourses({ db, now, files, folder: mediaFolder, rendered, warn }, content);
      }
    },
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
  {
    name: 'spreads',
    eids: contents.map(({ eid }) => eid),
    fills: courseSpreads,
    work: ({ db }, { eid }) =>
      inTenant(db, eid, async (scope) => {
        const rated = await scope.tx
          .select({ id: courses.id, rating: courses.rating, ratings: courses.ratings })
          .from(courses)
          .where(scope.only(courses, gt(courses.ratings, 0)));
        const rows = rated.map(({ id, rating, ratings }) =>
          scope.row(courseSpreads, { courseId: id, counts: spreadOf(rating, ratings) }),
        );
        if (rows.length > 0) await scope.tx.insert(courseSpreads).values(rows);
      }),
  },
];
