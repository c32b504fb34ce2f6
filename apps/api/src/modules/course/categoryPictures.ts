import { inArray, isNotNull } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { courseCategories, type courses } from './course.schema.ts';

type Placed = Pick<typeof courses.$inferSelect, 'coverKey' | 'field' | 'subject' | 'topic'>;

const keysOf = ({ field, subject, topic }: Placed) => [topic, subject, field].flatMap((key) => key ?? []);

/** Pictures of the categories of courses that have none of their own, by the key of the category. */
export async function categoryPictures(
  scope: TenantScope,
  rows: readonly Placed[],
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(rows.flatMap((row) => (row.coverKey === null ? keysOf(row) : [])))];
  if (keys.length === 0) return new Map();
  const found = await scope.tx
    .select({ key: courseCategories.key, coverKey: courseCategories.coverKey })
    .from(courseCategories)
    .where(scope.only(courseCategories, inArray(courseCategories.key, keys), isNotNull(courseCategories.coverKey)));
  return new Map(found.flatMap(({ coverKey, key }) => (coverKey === null ? [] : [[key, coverKey]])));
}

/** Key of the picture of a course: its own, or that of its nearest category; null: its cover is drawn. */
export const pictureOf = (row: Placed, pictures: ReadonlyMap<string, string>): string | null =>
  row.coverKey ?? keysOf(row).flatMap((key) => pictures.get(key) ?? [])[0] ?? null;
