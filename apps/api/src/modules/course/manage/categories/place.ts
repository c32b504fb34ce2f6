import { ErrorCode } from '@banyan/contracts';
import { eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../../../../db/tenant.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { pathIn, placeIn, readCategories, type CategoryRow } from '../../categoryPlaces.ts';
import { recountShelf } from '../../counts.ts';
import { courseCategories, courses, courseSearch } from '../../course.schema.ts';

/** Levels of the tree. */
const levels = 3;

export const conflict = (reason: string) => new Refusal(ErrorCode.conflict, { reason, data: { reason } });

/** All categories, locked until the call ends, so that two moves make no circle. */
export async function lockCategories(scope: TenantScope): Promise<CategoryRow[]> {
  await scope.tx
    .select({ key: courseCategories.key })
    .from(courseCategories)
    .where(scope.only(courseCategories))
    .orderBy(courseCategories.key)
    .for('update');
  return readCategories(scope);
}

/** Whether a category is another one or lies below it. */
export const isWithin = (all: readonly CategoryRow[], key: string, above: string) =>
  pathIn(all, key).some((one) => one.key === above);

/**
 * Writes places and levels of all categories, whose parents and order among their siblings are those of `next`, and moves
 * their courses along. Refuses a tree that is too deep.
 */
export async function writePlaces(
  scope: TenantScope,
  before: readonly CategoryRow[],
  next: readonly CategoryRow[],
): Promise<void> {
  const ordered: CategoryRow[] = [];
  const walk = (parent: string | null, level: number) => {
    for (const row of next.filter((one) => one.parent === parent)) {
      if (level > levels) throw conflict('deep');
      ordered.push({ ...row, level, sort: ordered.length });
      walk(row.key, level + 1);
    }
  };
  walk(null, 1);
  const former = new Map(before.map((row) => [row.key, row]));
  for (const { key, level, parent, sort } of ordered) {
    const was = former.get(key);
    if (was?.level === level && was.parent === parent && was.sort === sort) continue;
    await scope.tx
      .update(courseCategories)
      .set({ level, parent, sort })
      .where(scope.only(courseCategories, eq(courseCategories.key, key)));
  }
  for (const { key } of ordered) {
    const [was, is] = [placeIn(before, key), placeIn(ordered, key)];
    if (was === null || is === null || JSON.stringify(was) === JSON.stringify(is)) continue;
    await placeCourses(scope, key, is);
  }
  await followCourses(scope);
}

/** Gives the courses whose deepest category this is their place. */
export async function placeCourses(
  scope: TenantScope,
  key: string,
  place: NonNullable<ReturnType<typeof placeIn>>,
): Promise<void> {
  await scope.tx
    .update(courses)
    .set(place)
    .where(scope.only(courses, sql`coalesce(${courses.topic}, ${courses.subject}, ${courses.field}) = ${key}`));
}

/** Brings copies of the courses’ places up to date: the index of their words, and the number of courses. */
async function followCourses(scope: TenantScope): Promise<void> {
  await scope.tx.execute(sql`
    update ${courseSearch} s set field = c.field, subject = c.subject, topic = c.topic
    from ${courses} c
    where s.eid = ${scope.eid} and c.eid = s.eid and c.id = s.course_id
      and (s.field, s.subject, s.topic) is distinct from (c.field, c.subject, c.topic)`);
  await recountShelf(scope);
}
