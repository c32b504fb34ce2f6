import { ErrorCode } from '@banyan/contracts';
import { asc, eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { inCourse } from './keepCourse.ts';
import { chapters } from './course.schema.ts';
import { refuseOtherLogin } from './lease.service.ts';
import { openLessons } from './openCourse.ts';
import { outlineOf } from './outline.ts';
import { standsOf } from './stands.ts';

/**
 * A chapter whose content the learner may have now. Refuses with the codes of CO-07, with chapterLocked while an
 * earlier chapter is to be learned, with studyingElsewhere while another login studies the course, and with notFound
 * where the course has no such chapter.
 */
export async function openChapter(
  ctx: CallContext<Learner>,
  input: { readonly course_id: number; readonly chapter_id: number },
): Promise<typeof chapters.$inferSelect> {
  const { scope, viewer } = ctx;
  const { course } = await openLessons(ctx, input.course_id);
  await refuseOtherLogin(ctx, course.id);
  const rows = await scope.tx
    .select()
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, course.id), inCourse))
    .orderBy(asc(chapters.no));
  const chapter = rows.find(({ id }) => id === input.chapter_id);
  if (chapter === undefined) throw new Refusal(ErrorCode.notFound);
  const stands = await standsOf(scope, viewer.userId, [course.id]);
  const line = outlineOf(rows, stands, course.sequential).lines.find(({ id }) => id === chapter.id);
  if (line?.lockedBy != null) throw new Refusal(ErrorCode.chapterLocked, { data: { after: line.lockedBy } });
  return chapter;
}
