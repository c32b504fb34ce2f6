import { asc, eq, sql } from 'drizzle-orm';
import type { Localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { enterpriseOf } from '../../platform/importing.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import type { ManageContext } from '../../platform/serveManaged.ts';
import { courseCategories } from './course.schema.ts';
import { keepCategories } from './import/keepCategories.ts';

/** The author of a course, who teaches it until somebody else is chosen. */
export interface Author {
  readonly userId: number;
  readonly name: Localised;
}

export async function authorOf({ scope, viewer }: Pick<ManageContext, 'scope' | 'viewer'>): Promise<Author> {
  const [author] = await scope.tx
    .select({ name: users.name })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  return { userId: viewer.userId, name: author?.name ?? { zh_cn: '' } };
}

/** The lecturer who is this author, added where there is none; nameless authors teach under the course's title. */
export async function lecturerFor(scope: TenantScope, { name, userId }: Author, title: string): Promise<number> {
  const [own] = await scope.tx
    .select({ id: lecturers.id })
    .from(lecturers)
    .where(scope.only(lecturers, eq(lecturers.userId, userId)))
    // An account may have been another lecturer's before.
    .orderBy(sql`${lecturers.endedAt} is not null`, asc(lecturers.id));
  if (own !== undefined) return own.id;
  const none = { zh_cn: '' };
  const [added] = await scope.tx
    .insert(lecturers)
    .values(
      scope.row(lecturers, {
        ...{ title: none, department: none, bio: none, kind: 'internal' as const, userId },
        name: name.zh_cn === '' ? { zh_cn: title.slice(0, 40) } : name,
      }),
    )
    .returning({ id: lecturers.id });
  if (added === undefined) throw new Error('a lecturer was not added');
  return added.id;
}

/** The first category of the enterprise; without any a general one is added. */
export async function firstCategory(scope: TenantScope): Promise<typeof courseCategories.$inferSelect> {
  const first = () =>
    scope.tx
      .select()
      .from(courseCategories)
      .where(scope.only(courseCategories, eq(courseCategories.level, 1)))
      .orderBy(asc(courseCategories.sort))
      .limit(1);
  const [known] = await first();
  if (known !== undefined) return known;
  const general = { key: 'general', name: { zh: '通用', en: 'General' }, cover: 'quality' } as const;
  await keepCategories(scope, [general], (await enterpriseOf(scope)).localise);
  const [added] = await first();
  if (added === undefined) throw new Error('a category was not added');
  return added;
}
