import type { Database } from '../database.ts';
import { inTenant } from '../tenant.ts';
import { courses } from '../../modules/course/course.schema.ts';
import { courseProgress } from '../../modules/course/progress.schema.ts';
import { demoLearners } from '../../modules/course/seed/demoLearners.ts';
import { readManifest } from '../../modules/course/seed/media.ts';
import { seedCourses } from '../../modules/course/seed/seedCourses.ts';
import { seedProgress } from '../../modules/course/seed/seedProgress.ts';
import type { FileStorage } from '../../ports/storage.ts';
import { hengchuanContent } from './content/hengchuan/index.ts';
import { larkfieldContent } from './content/larkfield/index.ts';
import { openContent } from './content/open/index.ts';
import type { SeedContent } from './content/types.ts';
import { demoEnterprises } from './demo/index.ts';
import { isDone, markDone, seedEnterprise } from './seedEnterprise.ts';

export interface DemoPorts {
  readonly db: Database;
  readonly files: FileStorage;
  /** Folder of the rendered videos. */
  readonly mediaFolder: string;
  /** Epoch ms; dates of the demo data are told from here. */
  readonly now: number;
  readonly warn: (message: string) => void;
}

const contents: readonly SeedContent[] = [openContent, hengchuanContent, larkfieldContent];

/** Enterprises that have categories, lecturers and courses. */
export const filledEids: readonly number[] = contents.map(({ eid }) => eid);

/**
 * Fills the database with the demo enterprises. What is there already stays as it is, so that it may run at every start
 * and goes on where an earlier run was broken off. Answers whether there was anything to do.
 */
export async function seedDemo(ports: DemoPorts): Promise<boolean> {
  const { db, now } = ports;
  for (const demo of demoEnterprises) await seedEnterprise(db, demo, now);
  const rendered = await readManifest(ports.mediaFolder);
  const media = { files: ports.files, folder: ports.mediaFolder, rendered, warn: ports.warn };
  let worked = false;
  for (const content of contents) {
    const loaded = await step(ports, content.eid, 'courses', isEmpty(ports, content.eid, courses), () =>
      seedCourses({ db, now, ...media }, content),
    );
    worked ||= loaded;
  }
  for (const learner of demoLearners) {
    const timeZone = demoEnterprises.find(({ eid }) => eid === learner.eid)?.settings.timeZone ?? 'Asia/Shanghai';
    await step(ports, learner.eid, 'progress', isEmpty(ports, learner.eid, courseProgress), () =>
      seedProgress({ db, now, timeZone }, learner),
    );
  }
  return worked;
}

/** Does a step that commits by itself: its mark may be missing although it was done. */
async function step(
  { db, now }: DemoPorts,
  eid: number,
  name: string,
  open: () => Promise<boolean>,
  work: () => Promise<void>,
): Promise<boolean> {
  if (await inTenant(db, eid, (scope) => isDone(scope, name))) return false;
  const missing = await open();
  if (missing) await work();
  await inTenant(db, eid, (scope) => markDone(scope, name, now));
  return missing;
}

function isEmpty({ db }: DemoPorts, eid: number, table: typeof courses | typeof courseProgress) {
  return () =>
    inTenant(db, eid, async (scope) => {
      const rows = await scope.tx.select({ eid: table.eid }).from(table).where(scope.only(table)).limit(1);
      return rows.length === 0;
    });
}
