import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { countOwned } from '../../platform/ownedThings.ts';
import { orders } from './order.schema.ts';

/** Number of orders that people have paid. */
export const paidBy = (scope: TenantScope, userIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  countOwned(scope, orders, { owner: orders.userId, userIds, where: eq(orders.state, 'paid') });
