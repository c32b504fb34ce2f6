import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type {
  manageCategories,
  mergeCategory,
  moveCategory,
  removeCategory,
  saveCategory,
} from '@banyan/contracts/course';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { Refusal } from '../../../../http/refusal.ts';
import { enterpriseOf } from '../../../../platform/importing.ts';
import { changedFields, type ManageContext } from '../../../../platform/serveManaged.ts';
import { placeIn, type CategoryRow } from '../../categoryPlaces.ts';
import type { CoursePorts } from '../../course.ports.ts';
import { courseCategories, courses } from '../../course.schema.ts';
import { courseDrafts, courseVersions } from '../draft.schema.ts';
import { conflict, isWithin, lockCategories, placeCourses, writePlaces } from './place.ts';
import { readTree } from './tree.service.ts';

type Tree = CallOutput<typeof manageCategories>;

/** Categories are for everybody: only a right that reaches everywhere changes them. */
async function categoriesToChange({ grants, scope }: ManageContext): Promise<CategoryRow[]> {
  if (grants.reach('courses.edit') !== 'all') throw new Refusal(ErrorCode.adminsOnly, { reason: 'everywhere' });
  return lockCategories(scope);
}

function categoryIn(all: readonly CategoryRow[], id: number): CategoryRow {
  const row = all.find((one) => one.id === id);
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** Adds a category as the last one below another, or changes name and cover of one. */
export async function save(
  ctx: ManageContext,
  input: CallInput<typeof saveCategory>,
  { claimFile }: Pick<CoursePorts, 'claimFile'>,
): Promise<Tree> {
  const { scope } = ctx;
  const all = await categoriesToChange(ctx);
  const zh = input.name.zh_cn.trim();
  const en = input.name.en?.trim() ?? '';
  if (zh === '') throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { name: 'missing' } } });
  const { localise } = await enterpriseOf(scope);
  const former = input.id === 0 ? null : categoryIn(all, input.id);
  if (former !== null && former.revision !== input.revision) throw conflict('revision');
  const file = input.picture === 'new' ? await claimFile(ctx, { id: input.upload, kind: 'courseCover' }) : null;
  const values = {
    name: localise(en === '' ? { zh } : { zh, en }),
    motif: input.motif,
    coverKey: file?.key ?? (input.picture === 'keep' ? (former?.coverKey ?? null) : null),
  };
  let { id } = input;
  if (former === null) {
    const parent = input.parent === 0 ? null : categoryIn(all, input.parent).key;
    const key = randomBytes(6).toString('hex');
    const [added] = await scope.tx
      .insert(courseCategories)
      .values(scope.row(courseCategories, { ...values, key, parent, level: 1, sort: all.length }))
      .returning();
    if (added === undefined) throw new Error('a category was not kept');
    id = added.id;
    await writePlaces(scope, all, [...all, added]);
  } else {
    await scope.tx
      .update(courseCategories)
      .set({ ...values, revision: sql`${courseCategories.revision} + 1` })
      .where(scope.only(courseCategories, eq(courseCategories.key, former.key)));
  }
  ctx.changed({
    ...{ type: 'courseCategory', id, name: zh },
    changes: changedFields(former === null ? {} : shown(former), shown(values), withoutValue),
  });
  return readTree(ctx);
}

/** The key of a file says nothing to anybody. */
const withoutValue: ReadonlySet<string> = new Set(['cover']);
const shown = ({ coverKey, motif, name }: Pick<CategoryRow, 'coverKey' | 'motif' | 'name'>) => ({
  name: name.zh_cn,
  nameEn: name.en ?? null,
  motif,
  cover: coverKey,
});

/** Puts a category with those below it elsewhere; its courses go with it. */
export async function move(ctx: ManageContext, input: CallInput<typeof moveCategory>): Promise<Tree> {
  const { scope } = ctx;
  const all = await categoriesToChange(ctx);
  const row = categoryIn(all, input.id);
  const parent = input.parent === 0 ? null : categoryIn(all, input.parent).key;
  if (parent !== null && isWithin(all, parent, row.key)) throw conflict('below itself');
  const others = all.filter((one) => one.key !== row.key);
  const before = others.filter((one) => one.parent === parent)[Math.max(0, input.place)];
  const at = before === undefined ? others.length : others.indexOf(before);
  await writePlaces(scope, all, others.toSpliced(at, 0, { ...row, parent }));
  const nameOf = (key: string | null) => all.find((one) => one.key === key)?.name.zh_cn ?? null;
  ctx.changed({
    ...{ type: 'courseCategory', id: row.id, name: row.name.zh_cn },
    changes: changedFields({ parent: nameOf(row.parent) }, { parent: nameOf(parent) }),
  });
  return readTree(ctx);
}

/** Brings the courses of a category, and the categories below it, into another one. */
export async function merge(ctx: ManageContext, { id, into }: CallInput<typeof mergeCategory>): Promise<Tree> {
  const { scope } = ctx;
  const all = await categoriesToChange(ctx);
  const [from, to] = [categoryIn(all, id), categoryIn(all, into)];
  if (isWithin(all, to.key, from.key)) throw conflict('below itself');
  const place = placeIn(all, to.key);
  if (place === null) throw new Error('a category is gone');
  await placeCourses(scope, from.key, place);
  for (const table of [courseDrafts, courseVersions])
    await scope.tx
      .update(table)
      .set({ draft: sql`jsonb_set(${table.draft}, '{settings,category}', to_jsonb(${to.key}::text))` })
      .where(scope.only(table, sql`${table.draft} #>> '{settings,category}' = ${from.key}`));
  // Those that go along come last in their new place.
  const moved = all.filter((one) => one.parent === from.key);
  const stay = all.filter((one) => one.key !== from.key && one.parent !== from.key);
  await writePlaces(scope, all, [...stay, ...moved.map((one) => ({ ...one, parent: to.key }))]);
  await scope.tx.delete(courseCategories).where(scope.only(courseCategories, eq(courseCategories.key, from.key)));
  ctx.changed({
    ...{ type: 'courseCategory', id, name: from.name.zh_cn },
    changes: [{ field: 'mergedInto', before: null, after: to.name.zh_cn }],
  });
  ctx.changed({
    ...{ type: 'courseCategory', id: into, name: to.name.zh_cn },
    changes: [{ field: 'merged', before: null, after: from.name.zh_cn }],
  });
  return readTree(ctx);
}

/** Removes a category that nothing is in. */
export async function remove(ctx: ManageContext, { id }: CallInput<typeof removeCategory>): Promise<Tree> {
  const { scope } = ctx;
  const all = await categoriesToChange(ctx);
  const row = categoryIn(all, id);
  if (all.some(({ parent }) => parent === row.key)) throw conflict('categories');
  const within = or(eq(courses.field, row.key), eq(courses.subject, row.key), eq(courses.topic, row.key));
  if ((await scope.tx.$count(courses, scope.only(courses, and(within, ne(courses.state, 'deleted'))))) > 0)
    throw conflict('courses');
  await scope.tx.delete(courseCategories).where(scope.only(courseCategories, eq(courseCategories.key, row.key)));
  ctx.changed({ type: 'courseCategory', id, name: row.name.zh_cn });
  return readTree(ctx);
}
