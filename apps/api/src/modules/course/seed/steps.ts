import { gt } from 'drizzle-orm';
import { contents } from '../../../db/seed/content/index.ts';
import { inTenant } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { courses } from '../course.schema.ts';
import { courseProgress } from '../progress.schema.ts';
import { courseSpreads } from '../opinion.schema.ts';
import { coursePackages } from '../package.schema.ts';
import { demoLearners } from './demoLearners.ts';
import { readManifest } from './media.ts';
import { demoPackages } from './demoPackages.ts';
import { seedPackages } from './seedPackages.ts';
import { seedCourses } from './seedCourses.ts';
import { courseVisits } from '../visit.schema.ts';
import { presenceChecks } from '../presence.schema.ts';
import { demoChecks, seedPresence } from './seedPresence.ts';
import { seedProgress } from './seedProgress.ts';
import { spreadOf } from './spreadOf.ts';
import { seedVisits } from './seedVisits.ts';

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
    eids: [...new Set(demoPackages.map(({ eid }) => eid))],
    fills: coursePackages,
    work: ({ db, now }, { eid }) => seedPackages({ db, now }, eid),
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
