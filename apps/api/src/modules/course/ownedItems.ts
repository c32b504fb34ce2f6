import type { OrderKind } from '@banyan/contracts/course';
import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { opensFor } from './access.ts';
import { courses } from './course.schema.ts';
import { coursePackages } from './package.schema.ts';
import { courseProgress } from './progress.schema.ts';
import { purchases } from './purchase.schema.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>;

/** Key of a course or package. */
export interface ItemKey {
  readonly kind: OrderKind;
  readonly itemId: number;
}

/**
 * Those of these that the learner can study now: they cost nothing, or a purchase of theirs has not run out. One that
 * would refuse the learner is not among them: the rule is that of `itemForSale`, asked of many at once.
 */
export async function ownedItems(ctx: Ctx, items: readonly ItemKey[]): Promise<ItemKey[]> {
  const idsOf = (kind: OrderKind) => items.flatMap((one) => (one.kind === kind ? [one.itemId] : []));
  const [courseIds, packageIds] = [idsOf('course'), idsOf('package')];
  const open = new Set(courseIds.length === 0 ? [] : await openCourses(ctx, courseIds));
  const had = new Set(packageIds.length === 0 ? [] : await packagesHad(ctx, packageIds));
  return items.filter(({ kind, itemId }) => (kind === 'course' ? open : had).has(itemId));
}

async function openCourses(ctx: Ctx, ids: readonly number[]) {
  const { scope, viewer } = ctx;
  const mine = and(
    eq(courseProgress.eid, courses.eid),
    eq(courseProgress.courseId, courses.id),
    eq(courseProgress.userId, viewer.userId),
  );
  // Everybody who has paid has a seat.
  const paid = and(eq(courses.fee, 'charged'), eq(courses.required, false));
  const seat = or(
    isNull(courses.maxViewers),
    lt(courses.learners, courses.maxViewers),
    isNotNull(courseProgress.userId),
    paid,
  );
  const rows = await scope.tx
    .select({ id: courses.id })
    .from(courses)
    .leftJoin(courseProgress, mine)
    .where(scope.only(courses, inArray(courses.id, [...ids]), opensFor(ctx), seat));
  return rows.map(({ id }) => id);
}

async function packagesHad({ scope, viewer, now }: Ctx, ids: readonly number[]) {
  const mine = and(
    eq(purchases.userId, viewer.userId),
    eq(purchases.kind, 'package'),
    eq(purchases.itemId, coursePackages.id),
    gt(purchases.until, new Date(now())),
  );
  const bought = scope.tx.select({ id: purchases.itemId }).from(purchases).where(scope.only(purchases, mine));
  const rows = await scope.tx
    .select({ id: coursePackages.id })
    .from(coursePackages)
    .where(
      scope.only(
        coursePackages,
        inArray(coursePackages.id, [...ids]),
        or(
          and(eq(coursePackages.onShelf, true), isNull(coursePackages.price)),
          and(isNotNull(coursePackages.price), exists(bought)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}
