import { asc, eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { inCourse } from './keepCourse.ts';
import { chapters } from './course.schema.ts';
import { openCourse } from './openCourse.ts';

/** A course that the viewer may open, with its chapters in their order. Refuses with the codes of CO-07. */
export async function practiceCourse(ctx: CallContext, id: number) {
  const { scope, viewer } = ctx;
  const { course } = await openCourse(ctx, id);
  const rows = await scope.tx
    .select({ id: chapters.id, no: chapters.no, title: chapters.title })
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, id), inCourse))
    .orderBy(asc(chapters.no));
  return {
    title: localised(course.title, viewer.language),
    chapters: rows.map((row) => ({ ...row, title: localised(row.title, viewer.language) })),
  };
}
