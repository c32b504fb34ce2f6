import { asc } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { courseCategories } from './course.schema.ts';

export type CategoryRow = typeof courseCategories.$inferSelect;

/** Categories of courses, parents before children. */
export const readCategories = (scope: TenantScope): Promise<CategoryRow[]> =>
  scope.tx
    .select()
    .from(courseCategories)
    .where(scope.only(courseCategories))
    .orderBy(asc(courseCategories.sort), asc(courseCategories.key));

/** Categories from the top down to this one; none for one that is not there. */
export function pathIn(all: readonly CategoryRow[], key: string): CategoryRow[] {
  const byKey = new Map(all.map((one) => [one.key, one]));
  const path: CategoryRow[] = [];
  for (let at = byKey.get(key); at !== undefined && path.length < 3; at = byKey.get(at.parent ?? '')) path.unshift(at);
  return path;
}

/** The columns of a course in this category; null for one that is not there. */
export function placeIn(all: readonly CategoryRow[], key: string) {
  const [field, subject, topic] = pathIn(all, key);
  if (field === undefined) return null;
  return { field: field.key, subject: subject?.key ?? null, topic: topic?.key ?? null };
}
