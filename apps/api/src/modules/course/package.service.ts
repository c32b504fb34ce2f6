import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  packageList,
  type CourseCard,
  type CoursePackage,
  type packageDetail,
  type packagePrice,
} from '@banyan/contracts/course';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { shownInPackages } from './access.ts';
import { cardColumns, courseCards } from './cards.ts';
import { courses } from './course.schema.ts';
import { coursePackages, packageCourses } from './package.schema.ts';
import { packageStand } from './packageStand.ts';
import { boughtPackages, purchaseOfPackage } from './purchase.ts';

type PackageRow = typeof coursePackages.$inferSelect;
type Item = { readonly course: CourseCard; readonly required: boolean };

const newestFirst = keyset<PackageRow>([coursePackages.publishedAt, coursePackages.id], ({ publishedAt, id }) => [
  publishedAt,
  id,
]);

/** Packages on the shelf, newest first, with the viewer's progress in each. */
export async function listPackages(
  ctx: CallContext,
  input: CallInput<typeof packageList>,
): Promise<CallOutput<typeof packageList>> {
  const { scope } = ctx;
  return keysetPage(packageList, input, {
    by: newestFirst,
    read: ({ beyond, limit }) =>
      scope.tx
        .select()
        .from(coursePackages)
        .where(scope.only(coursePackages, and(eq(coursePackages.onShelf, true), beyond)))
        .orderBy(...newestFirst.orderBy())
        .limit(limit),
    items: async (rows) => {
      const items = await itemsOf(ctx, rows);
      const bought = await boughtPackages(ctx, rows);
      return rows.map((row) => describe(ctx, row, items.get(row.id) ?? [], bought.has(row.id)));
    },
  });
}

/** A package with its courses. Those that the viewer may not see are left out, and lock nothing. */
export async function readPackage(
  ctx: CallContext,
  { id }: CallInput<typeof packageDetail>,
): Promise<CallOutput<typeof packageDetail>> {
  const row = await packageRow(ctx, id);
  const items = (await itemsOf(ctx, [row])).get(id) ?? [];
  const { lockedBy, next } = packageStand(items, row.sequential);
  const purchase = await purchaseOfPackage(ctx, row);
  return {
    package: describe(ctx, row, items, purchase?.state === 'bought'),
    sequential: row.sequential,
    courses: items.map((item) => ({ ...item, lockedBy: lockedBy.get(item.course.id) ?? null })),
    next,
    purchase,
  };
}

/** Price of a package. */
export async function readPackagePrice(
  ctx: CallContext,
  { id }: CallInput<typeof packagePrice>,
): Promise<CallOutput<typeof packagePrice>> {
  const row = await packageRow(ctx, id);
  const items = (await itemsOf(ctx, [row])).get(id) ?? [];
  return { price: row.price, apart: items.reduce((sum, { course }) => sum + (course.price ?? 0), 0) };
}

/** A package that is on the shelf, or that the viewer has bought. */
async function packageRow(ctx: CallContext, id: number): Promise<PackageRow> {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(coursePackages)
    .where(scope.only(coursePackages, eq(coursePackages.id, id)));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  if (!row.onShelf && (await purchaseOfPackage(ctx, row))?.state !== 'bought') throw new Refusal(ErrorCode.notFound);
  return row;
}

/** Courses of packages that the viewer may see, in their order, by package. */
async function itemsOf(ctx: CallContext, rows: readonly PackageRow[]): Promise<ReadonlyMap<number, readonly Item[]>> {
  const { scope } = ctx;
  const ids = rows.map(({ id }) => id);
  const found = await scope.tx
    .select({ packageId: packageCourses.packageId, required: packageCourses.required, card: cardColumns })
    .from(packageCourses)
    .innerJoin(courses, eq(courses.id, packageCourses.courseId))
    .where(scope.only(packageCourses, and(inArray(packageCourses.packageId, ids), shownInPackages(ctx))))
    .orderBy(asc(packageCourses.packageId), asc(packageCourses.no));
  const cards = await courseCards(ctx, [...new Map(found.map(({ card }) => [card.id, card])).values()]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const items = new Map<number, Item[]>();
  for (const { packageId, required, card } of found) {
    const course = byId.get(card.id);
    if (course === undefined) continue;
    items.set(packageId, [...(items.get(packageId) ?? []), { course, required }]);
  }
  return items;
}

function describe({ viewer }: CallContext, row: PackageRow, items: readonly Item[], bought: boolean): CoursePackage {
  const { requiredCount, learnedCount, state } = packageStand(items, row.sequential);
  const sum = (of: (course: CourseCard) => number) => items.reduce((all, { course }) => all + of(course), 0);
  return {
    id: row.id,
    title: localised(row.title, viewer.language),
    introduction: localised(row.intro, viewer.language),
    motif: row.motif,
    courseCount: items.length,
    durationS: sum(({ durationS }) => durationS),
    credits: sum(({ credits }) => credits),
    price: row.price,
    bought,
    requiredCount,
    learnedCount,
    state,
  };
}
