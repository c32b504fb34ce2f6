import type { CallInput, CallOutput } from '@banyan/contracts';
import type { manageCourse } from '@banyan/contracts/course';
import { asc, inArray } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { lastVersionOf } from '../../../platform/drafts/draftsOf.ts';
import { historyOf } from '../../../platform/historyOf.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { courseCategories } from '../course.schema.ts';
import { courseVersions } from './draft.schema.ts';
import { managedCourses } from './list.service.ts';
import { courseWithin } from './within.ts';

/** A course of the console with its history. */
export async function readCourse(
  ctx: ManageContext,
  { id }: CallInput<typeof manageCourse>,
): Promise<CallOutput<typeof manageCourse>> {
  const { scope, viewer } = ctx;
  const row = await courseWithin(ctx, id, 'courses.see');
  const [listed] = await managedCourses(ctx, [row]);
  if (listed === undefined) throw new Error('a course that is not shown');
  const keys = [row.field, row.subject, row.topic].flatMap((key) => key ?? []);
  const path = await scope.tx
    .select({ name: courseCategories.name })
    .from(courseCategories)
    .where(scope.only(courseCategories, inArray(courseCategories.key, keys)))
    .orderBy(asc(courseCategories.level));
  return {
    ...listed,
    intro: localised(row.intro, viewer.language),
    categories: path.map(({ name }) => localised(name, viewer.language)),
    publishedAt: row.state === 'draft' ? null : row.publishedAt.getTime(),
    version: await lastVersionOf(scope, courseVersions, id),
    credits: row.credits,
    required: row.required,
    archivedAt: row.archivedAt?.getTime() ?? null,
    history: await historyOf(ctx, 'course', id),
  };
}
