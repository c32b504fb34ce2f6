import type { CallOutput } from '@banyan/contracts';
import type { categoryTree } from '@banyan/contracts/course';
import { asc, eq, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { countedFor } from './audience.ts';
import { courseCategories, courseCounts } from './course.schema.ts';

/** The tree, parents before children, with counts of the courses visible to the viewer. */
export async function readCategoryTree(ctx: CallContext): Promise<CallOutput<typeof categoryTree>> {
  const { scope, viewer } = ctx;
  const counted = await scope.tx
    .select({ category: courseCounts.category, courses: sql<number>`sum(${courseCounts.courses})::int` })
    .from(courseCounts)
    .where(scope.only(courseCounts, eq(courseCounts.lecturerId, 0), countedFor(ctx)))
    .groupBy(courseCounts.category);
  const counts = new Map(counted.map(({ category, courses }) => [category, courses]));
  const nodes = await scope.tx
    .select()
    .from(courseCategories)
    .where(scope.only(courseCategories))
    .orderBy(asc(courseCategories.sort));
  return {
    total: counts.get('') ?? 0,
    categories: nodes.map(({ key, parent, name, motif }) => ({
      id: key,
      parent,
      name: localised(name, viewer.language),
      motif,
      count: counts.get(key) ?? 0,
    })),
  };
}
