import { eq } from 'drizzle-orm';
import { inTenant } from '../../../db/tenant.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { DemoPorts } from '../../../seed/seedDemo.ts';
import { recountShelf } from '../counts.ts';
import { courses } from '../course.schema.ts';
import { importCourse } from '../import/importCourse.ts';
import { openSource } from '../import/source.ts';

/** The demo shows the refusal of a deleted course; files bring no deleted ones. */
const deletedId = 191;

type CoursePorts = Pick<DemoPorts, 'db' | 'files' | 'now'>;

/** Imports the courses of a demo enterprise: the name of each file is the id of its course. */
export async function bringCourses({ db, files, now }: CoursePorts, eid: number): Promise<void> {
  const folder = await openSource(demoFile('courses', eid));
  const ids = [...folder.files.keys()].flatMap((path) => /^(\d+)\.yaml$/.exec(path)?.[1] ?? []).map(Number);
  for (const id of ids.toSorted((one, other) => one - other)) {
    const source = { ...folder, course: `${id}.yaml` };
    await importCourse({ db, files, now: () => now }, { eid, source, demoId: id });
  }
  await inTenant(db, eid, async (scope) => {
    await scope.tx
      .update(courses)
      .set({ state: 'deleted' })
      .where(scope.only(courses, eq(courses.id, deletedId)));
    await recountShelf(scope);
  });
}
