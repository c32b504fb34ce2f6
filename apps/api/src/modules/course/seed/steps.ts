import { contents } from '../../../db/seed/content/index.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { courses } from '../course.schema.ts';
import { courseProgress } from '../progress.schema.ts';
import { demoLearners } from './demoLearners.ts';
import { readManifest } from './media.ts';
import { seedCourses } from './seedCourses.ts';
import { seedProgress } from './seedProgress.ts';

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
];
