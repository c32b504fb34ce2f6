import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { type courses, courseSearch } from './course.schema.ts';
import { searchLexemes, searchTokens } from '../../text/searchTokens.ts';

type Indexed = Pick<
  typeof courses.$inferSelect,
  'id' | 'state' | 'required' | 'publishedAt' | 'field' | 'subject' | 'topic' | 'audienceId'
>;

/**
 * Makes a course found by the words of `texts`, or no longer found when it is not on the shelf. Called after every
 * write of a course.
 */
export async function indexCourse(scope: TenantScope, course: Indexed, texts: readonly string[]): Promise<void> {
  const { id, state, ...narrowed } = course;
  await scope.tx.delete(courseSearch).where(scope.only(courseSearch, eq(courseSearch.courseId, id)));
  if (state !== 'on_shelf') return;
  const { required, publishedAt, field, subject, topic, audienceId } = narrowed;
  const words = searchLexemes(scope.eid, searchTokens(...texts));
  const row = { courseId: id, required, publishedAt, field, subject, topic, audienceId, words };
  await scope.tx.insert(courseSearch).values(scope.row(courseSearch, row));
}
