import type { OrderKind } from '@banyan/contracts/course';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { courses } from './course.schema.ts';
import { coursePackages } from './package.schema.ts';

/** Something that people pay for, as the enterprise can buy it for them. */
export interface SoldItem {
  readonly kind: OrderKind;
  readonly id: number;
  readonly title: Localised;
  /** Cents; 0: it is had for points alone. */
  readonly price: number;
}

const most = 500;

/** Courses and packages on the shelf that cost people something, also those that only the enterprise can buy. */
export async function soldItems(scope: TenantScope): Promise<readonly SoldItem[]> {
  const charged = and(eq(courses.state, 'on_shelf'), eq(courses.fee, 'charged'), eq(courses.required, false));
  const priced = and(eq(coursePackages.onShelf, true), isNotNull(coursePackages.price));
  const sold = await scope.tx
    .select({ id: courses.id, title: courses.title, price: courses.price })
    .from(courses)
    .where(scope.only(courses, charged))
    .orderBy(sql`${courses.title} ->> 'zh_cn'`, courses.id)
    .limit(most);
  const packages = await scope.tx
    .select({ id: coursePackages.id, title: coursePackages.title, price: coursePackages.price })
    .from(coursePackages)
    .where(scope.only(coursePackages, priced))
    .orderBy(sql`${coursePackages.title} ->> 'zh_cn'`, coursePackages.id)
    .limit(most);
  return [
    ...sold.map((one) => ({ ...one, kind: 'course' as const, price: one.price ?? 0 })),
    ...packages.map((one) => ({ ...one, kind: 'package' as const, price: one.price ?? 0 })),
  ].slice(0, most);
}
