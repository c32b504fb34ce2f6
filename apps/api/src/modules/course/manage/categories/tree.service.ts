import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { manageCategories, manageCategory } from '@banyan/contracts/course';
import { count, eq, ne } from 'drizzle-orm';
import { Refusal } from '../../../../http/refusal.ts';
import { historyOf } from '../../../../platform/historyOf.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { readCategories } from '../../categoryPlaces.ts';
import { courseCategories, courses } from '../../course.schema.ts';

type Tree = CallOutput<typeof manageCategories>;

/** How long the address of a picture opens it, ms. */
const coverShownMs = 86_400_000;

/** All categories of courses in their order, with the number of courses in each and those below it. */
export async function readTree({ contentUrl, grants, scope }: ManageContext): Promise<Tree> {
  const rows = await readCategories(scope);
  const counted = await scope.tx
    .select({ field: courses.field, subject: courses.subject, topic: courses.topic, courses: count() })
    .from(courses)
    .where(scope.only(courses, ne(courses.state, 'deleted')))
    .groupBy(courses.field, courses.subject, courses.topic);
  const sums = new Map<string, number>();
  for (const { courses: some, field, subject, topic } of counted)
    for (const key of [field, subject, topic]) if (key !== null) sums.set(key, (sums.get(key) ?? 0) + some);
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  return {
    mayEdit: grants.reach('courses.edit') === 'all',
    categories: rows.map(({ coverKey, id, key, motif, name: { en, zh_cn }, parent, revision }) => ({
      ...{ id, key, motif, revision },
      parent: idOf.get(parent ?? '') ?? 0,
      name: { zh_cn, ...(en === undefined ? {} : { en }) },
      coverUrl: coverKey === null ? null : contentUrl(coverKey, coverShownMs).url,
      courses: sums.get(key) ?? 0,
    })),
  };
}

/** The history of a category. */
export async function readCategory(
  ctx: ManageContext,
  { id }: CallInput<typeof manageCategory>,
): Promise<CallOutput<typeof manageCategory>> {
  const { scope } = ctx;
  const found = await scope.tx.$count(courseCategories, scope.only(courseCategories, eq(courseCategories.id, id)));
  if (found === 0) throw new Refusal(ErrorCode.notFound);
  return { history: await historyOf(ctx, 'courseCategory', id) };
}
