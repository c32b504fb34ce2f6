import { type OrderKind, type Purchase } from '@banyan/contracts/course';
import { and, eq, exists, gt, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { courses } from './course.schema.ts';
import { packageCourses } from './package.schema.ts';
import { purchases } from './purchase.schema.ts';

type Who = {
  readonly scope: TenantScope;
  readonly viewer: Pick<CallContext['viewer'], 'userId'>;
  readonly now: () => number;
};

const stand = (until: Date | null, personal: boolean, now: number): Purchase => {
  if (until === null) return { state: 'needed', until: null, personal };
  return { state: until.getTime() > now ? 'bought' : 'over', until: until.getTime(), personal };
};

const latest = (ends: readonly { readonly until: Date }[]) =>
  ends.reduce<Date | null>((last, { until }) => (last !== null && last > until ? last : until), null);

/** Condition on purchases: a person's that give access to this course, by itself or by a package that it is in. */
export function opensCourse(scope: TenantScope, userId: number, course: number | SQLWrapper): SQL | undefined {
  const within = scope.tx
    .select({ id: packageCourses.packageId })
    .from(packageCourses)
    .where(scope.only(packageCourses, eq(packageCourses.courseId, course)));
  return and(
    eq(purchases.userId, userId),
    or(
      and(eq(purchases.kind, 'course'), eq(purchases.itemId, course)),
      and(eq(purchases.kind, 'package'), inArray(purchases.itemId, within)),
    ),
  );
}

/**
 * Purchase of a course that costs a person money: by the course itself, or by a package that it is in. Null where it
 * costs them nothing: it is free, or the enterprise makes them study it.
 */
export async function purchaseOfCourse(
  who: Who,
  course: Pick<typeof courses.$inferSelect, 'id' | 'fee' | 'required' | 'personalSale'>,
): Promise<Purchase | null> {
  if (course.fee === 'free' || course.required) return null;
  const { scope, viewer } = who;
  if (viewer.userId === null) return stand(null, course.personalSale, who.now());
  const ends = await scope.tx
    .select({ until: purchases.until })
    .from(purchases)
    .where(scope.only(purchases, opensCourse(scope, viewer.userId, course.id)));
  return stand(latest(ends), course.personalSale, who.now());
}

/** A person's purchase of a package; null for a free one. */
export async function purchaseOfPackage(
  who: Who,
  row: { readonly id: number; readonly price: number | null; readonly personalSale: boolean },
): Promise<Purchase | null> {
  if (row.price === null) return null;
  const { scope, viewer } = who;
  const ends =
    viewer.userId === null
      ? []
      : await scope.tx
          .select({ until: purchases.until })
          .from(purchases)
          .where(scope.only(purchases, bought(viewer.userId, 'package', row.id)));
  return stand(latest(ends), row.personalSale, who.now());
}

/** Those of these courses that a person can study now for a purchase, by themselves or in a package. */
export async function boughtCourses(
  { scope, viewer, now }: Who,
  rows: readonly Pick<typeof courses.$inferSelect, 'id' | 'fee' | 'required'>[],
): Promise<ReadonlySet<number>> {
  const ids = rows.filter(({ fee, required }) => fee === 'charged' && !required).map(({ id }) => id);
  if (viewer.userId === null || ids.length === 0) return new Set();
  const paid = scope.tx
    .select({ itemId: purchases.itemId })
    .from(purchases)
    .where(scope.only(purchases, opensCourse(scope, viewer.userId, courses.id), gt(purchases.until, new Date(now()))));
  const found = await scope.tx
    .select({ id: courses.id })
    .from(courses)
    .where(scope.only(courses, inArray(courses.id, ids), exists(paid)));
  return new Set(found.map(({ id }) => id));
}

/** Those of these packages that a person has access to now. */
export async function boughtPackages(
  { scope, viewer, now }: Who,
  rows: readonly { readonly id: number; readonly price: number | null }[],
): Promise<ReadonlySet<number>> {
  const ids = rows.filter(({ price }) => price !== null).map(({ id }) => id);
  if (viewer.userId === null || ids.length === 0) return new Set();
  const own = and(eq(purchases.userId, viewer.userId), eq(purchases.kind, 'package'), inArray(purchases.itemId, ids));
  const found = await scope.tx
    .select({ id: purchases.itemId })
    .from(purchases)
    .where(scope.only(purchases, own, gt(purchases.until, new Date(now()))));
  return new Set(found.map(({ id }) => id));
}

const bought = (userId: number, kind: OrderKind, itemId: number) =>
  and(eq(purchases.userId, userId), eq(purchases.kind, kind), eq(purchases.itemId, itemId));

/** Access to give. */
export interface Grant {
  readonly userId: number;
  readonly kind: OrderKind;
  readonly itemId: number;
  /** Null: opened by the enterprise. */
  readonly orderId: number | null;
  /** Epoch ms. */
  readonly until: number;
}

/** The same access for several people. */
export type GrantToPeople = Omit<Grant, 'userId'> & { readonly userIds: readonly number[] };

/** Ids as one parameter, however many they are. */
const oneOf = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/**
 * Gives people access in one statement; answers those who had none. The row's key lets one of two who give the same come
 * first; the other waits for it and changes nothing.
 */
export async function grantPurchases(
  { eid, tx }: TenantScope,
  { itemId, kind, orderId, until, userIds }: GrantToPeople,
  now: number,
): Promise<readonly number[]> {
  const [from, end] = [new Date(now).toISOString(), new Date(until).toISOString()];
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${purchases} as p (eid, user_id, kind, item_id, "from", until, order_id)
    select ${eid}, one.id, ${kind}, ${itemId}, ${from}::timestamptz, ${end}::timestamptz, ${orderId}::bigint
    from unnest(${oneOf(userIds)}) as one (id)
    on conflict (eid, user_id, kind, item_id) do update
    set "from" = excluded."from", until = excluded.until, order_id = excluded.order_id
    where p.until <= ${from}::timestamptz
    returning p.user_id as id`);
  return rows.map(({ id }) => Number(id));
}

/** Gives a person access; false for one who has it already, and nothing is changed. */
export async function grantPurchase(scope: TenantScope, { userId, ...grant }: Grant, now: number): Promise<boolean> {
  return (await grantPurchases(scope, { ...grant, userIds: [userId] }, now)).length > 0;
}

/** Those of these people who have this access now. */
export async function peopleWhoHave(
  scope: TenantScope,
  { kind, itemId }: Pick<Grant, 'kind' | 'itemId'>,
  userIds: readonly number[],
  now: number,
): Promise<readonly number[]> {
  const item = and(eq(purchases.kind, kind), eq(purchases.itemId, itemId));
  const rows = await scope.tx
    .select({ userId: purchases.userId })
    .from(purchases)
    .where(
      scope.only(
        purchases,
        item,
        sql`${purchases.userId} = any(${oneOf(userIds)})`,
        gt(purchases.until, new Date(now)),
      ),
    );
  return rows.map(({ userId }) => userId);
}
