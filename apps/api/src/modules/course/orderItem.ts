import { ErrorCode, type CoverMotif, type OrderKind, type Purchase } from '@banyan/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { courses } from './course.schema.ts';
import { openCourse } from './openCourse.ts';
import { coursePackages, packageCourses } from './package.schema.ts';
import { purchaseOfPackage } from './purchase.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer' | 'now'>;

/** Something that costs money, as those see it who sell it. */
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

/** A course or package for this viewer. Refuses as its own page does. [PY-01] */
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
    .where(scope.only(coursePackages, and(eq(coursePackages.id, id), eq(coursePackages.onShelf, true))));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  const [sums] = await scope.tx
    .select({
      count: sql<number>`count(*)::int`,
      durationS: sql<number>`coalesce(sum(${courses.durationS}), 0)::float8`,
    })
    .from(packageCourses)
    .innerJoin(courses, and(eq(courses.eid, packageCourses.eid), eq(courses.id, packageCourses.courseId)))
    .where(scope.only(packageCourses, eq(packageCourses.packageId, id)));
  const { title, motif, price, pointsPrice: points } = row;
  const purchase = await purchaseOfPackage(ctx, row);
  return { title, motif, price, points, purchase, courses: sums?.count ?? 0, durationS: sums?.durationS ?? 0 };
}

/** Whether it can still be had: it is on the shelf. What has come late is paid back otherwise. */
export async function isOnShelf(scope: TenantScope, kind: OrderKind, id: number): Promise<boolean> {
  if (kind === 'course') {
    const found = await scope.tx
      .select({ id: courses.id })
      .from(courses)
      .where(scope.only(courses, eq(courses.id, id), eq(courses.state, 'on_shelf')));
    return found.length > 0;
  }
  const found = await scope.tx
    .select({ id: coursePackages.id })
    .from(coursePackages)
    .where(scope.only(coursePackages, eq(coursePackages.id, id), eq(coursePackages.onShelf, true)));
  return found.length > 0;
}
