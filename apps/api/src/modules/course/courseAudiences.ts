import { eq, ne } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { audienceThings } from '../../platform/audience/audienceThings.ts';
import { recountShelf } from './counts.ts';
import { courses, courseSearch } from './course.schema.ts';
import { courseProgress } from './progress.schema.ts';

/** Copies of a course's audience beside it: the index of its words, and the number of courses. */
async function followAudience({ scope }: { readonly scope: TenantScope }, id: number, audienceId: number | null) {
  await scope.tx
    .update(courseSearch)
    .set({ audienceId })
    .where(scope.only(courseSearch, eq(courseSearch.courseId, id)));
  await recountShelf(scope);
}

/** Courses that are for audiences. */
export const courseAudiences = audienceThings({
  kind: 'course',
  area: 'courses',
  table: courses,
  name: courses.title,
  where: ne(courses.state, 'deleted'),
  records: { table: courseProgress, thingId: courseProgress.courseId, userId: courseProgress.userId },
  given: followAudience,
});
