import { notInArray, sql } from 'drizzle-orm';
import type { Localise } from '../../../db/seed/localiser.ts';
import type { TenantScope } from '../../../db/tenant.ts';
import type { WrittenCategory } from '../../../platform/categories.shape.ts';
import { courseCategories } from '../course.schema.ts';

/** The tree as a list, parents before children. */
const nodesOf = (
  categories: readonly WrittenCategory[],
  above: readonly string[] = [],
): readonly { readonly category: WrittenCategory; readonly path: readonly string[] }[] =>
  categories.flatMap((category) => {
    const path = [...above, category.key];
    return [{ category, path }, ...nodesOf(category.below ?? [], path)];
  });

/**
 * Adds categories, and renames existing ones; others stay, behind them. Courses have the keys of all three levels, so a
 * category cannot move: answers, by key, why not.
 */
export async function keepCategories(
  scope: TenantScope,
  categories: readonly WrittenCategory[],
  localise: Localise,
): Promise<ReadonlyMap<string, string>> {
  const rows = nodesOf(categories).map(({ category, path }, sort) =>
    scope.row(courseCategories, {
      key: category.key,
      parent: path.at(-2) ?? null,
      level: path.length,
      sort,
      name: localise(category.name),
      motif: category.cover,
    }),
  );
  if (rows.length === 0) return new Map();
  const known = await scope.tx
    .select({ key: courseCategories.key, parent: courseCategories.parent })
    .from(courseCategories)
    .where(scope.only(courseCategories));
  const parents = new Map(known.map(({ key, parent }) => [key, parent]));
  const moved = rows.filter(({ key, parent }) => parents.has(key) && parents.get(key) !== parent);
  if (moved.length > 0) {
    return new Map(
      moved.map(({ key }) => [
        key,
        `"${key}" is there already, ${placeOf(parents.get(key) ?? null)}, and cannot move.`,
      ]),
    );
  }
  const named = rows.map(({ key }) => key);
  await scope.tx
    .update(courseCategories)
    .set({ sort: sql`${courseCategories.sort} + ${rows.length}` })
    .where(scope.only(courseCategories, notInArray(courseCategories.key, named)));
  await scope.tx
    .insert(courseCategories)
    .values(rows)
    .onConflictDoUpdate({
      target: [courseCategories.eid, courseCategories.key],
      set: { name: sql`excluded.name`, motif: sql`excluded.motif`, sort: sql`excluded.sort` },
    });
  return new Map();
}

const placeOf = (parent: string | null) => (parent === null ? 'at the top' : `below "${parent}"`);
