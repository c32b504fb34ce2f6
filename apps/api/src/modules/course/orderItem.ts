import { ErrorCode, type CoverMotif } from '@banyan/contracts';
import { type OrderKind, type Purchase } from '@banyan/contracts/course';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { courses } from './course.schema.ts';
import { openCourse } from './openCourse.ts';
import type { ItemKey } from './ownedItems.ts';
import { coursePackages, packageCourses } from './package.schema.ts';
import { purchaseOfPackage } from './purchase.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer' | 'now'>;

/** Something that costs money, for its sale. */
export interface ItemForSale {
  readonly title: Localised;
  readonly motif: CoverMotif;
  /** Courses in it. */
  readonly courses: number;
  /** Seconds. */
  readonly durationS: number;
  /** Cents; null: it costs nothing. */
  readonly price: number | null;
  readonly points: number | null;
  /** Null: it costs this viewer nothing. */
  readonly purchase: Purchase | null;
}

/** A course or package for this viewer. Refuses as its own page does. */
export async function itemForSale(ctx: Ctx, kind: OrderKind, id: number): Promise<ItemForSale> {
  return kind === 'course' ? courseForSale(ctx, id) : packageForSale(ctx, id);
}

async function courseForSale(ctx: Ctx, id: number): Promise<ItemForSale> {
  const { course, purchase } = await openCourse(ctx, id);
  const { title, motif, durationS, price, pointsPrice: points } = course;
  return { title, motif, durationS, price, points, purchase, courses: 1 };
}

async function packageForSale(ctx: Ctx, id: number): Promise<ItemForSale> {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(coursePackages)
    .where(scope.only(coursePackages, eq(coursePackages.id, id)));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  const purchase = await purchaseOfPackage(ctx, row);
  if (!row.onShelf && purchase?.state !== 'bought') throw new Refusal(ErrorCode.notFound);
  const [sums] = await scope.tx
    .select({
      count: sql<number>`count(*)::int`,
      durationS: sql<number>`coalesce(sum(${courses.durationS}), 0)::float8`,
    })
    .from(packageCourses)
    .innerJoin(courses, and(eq(courses.eid, packageCourses.eid), eq(courses.id, packageCourses.courseId)))
    .where(scope.only(packageCourses, eq(packageCourses.packageId, id)));
  const { title, motif, price, pointsPrice: points } = row;
  return { title, motif, price, points, purchase, courses: sums?.count ?? 0, durationS: sums?.durationS ?? 0 };
}

/** Those of these that can still be sold: they are on the shelf. A payment that came too late is refunded otherwise. */
export async function itemsOnShelf(scope: TenantScope, items: readonly ItemKey[]): Promise<ItemKey[]> {
  const idsOf = (kind: OrderKind) => items.flatMap((one) => (one.kind === kind ? [one.itemId] : []));
  const [courseIds, packageIds] = [idsOf('course'), idsOf('package')];
  const there = {
    course:
      courseIds.length === 0
        ? []
        : await scope.tx
            .select({ id: courses.id })
            .from(courses)
            .where(scope.only(courses, inArray(courses.id, courseIds), eq(courses.state, 'on_shelf'))),
    package:
      packageIds.length === 0
        ? []
        : await scope.tx
            .select({ id: coursePackages.id })
            .from(coursePackages)
            .where(
              scope.only(coursePackages, inArray(coursePackages.id, packageIds), eq(coursePackages.onShelf, true)),
            ),
  };
  return items.filter(({ kind, itemId }) => there[kind].some(({ id }) => id === itemId));
}

/** Whether it can still be sold. */
export const isOnShelf = async (scope: TenantScope, kind: OrderKind, itemId: number): Promise<boolean> =>
  (await itemsOnShelf(scope, [{ kind, itemId }])).length > 0;
