import type { PayMethod } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { NoticePorts } from './order.ports.ts';
import { orders } from './order.schema.ts';
import type { OrderRow } from './orderRow.ts';

/** Bought courses can be studied for a year. */
export function aYearAfter(now: number): number {
  const end = new Date(now);
  return end.setUTCFullYear(end.getUTCFullYear() + 1);
}

/**
 * The only way in which an order becomes paid: access and state together. The caller locks the order. Null when the
 * learner has access already: one copy a person, nothing was changed.
 */
export async function complete(
  scope: TenantScope,
  order: OrderRow,
  method: PayMethod,
  now: number,
  ports: NoticePorts,
): Promise<OrderRow | null> {
  const { id, itemId, kind, userId } = order;
  const until = aYearAfter(now);
  if (!(await ports.grant(scope, { userId, kind, itemId, orderId: id, until }, now))) return null;
  const change = {
    state: 'paid' as const,
    late: false,
    method,
    paidAt: new Date(now),
    closedAt: null,
    accessUntil: new Date(until),
  };
  await scope.tx
    .update(orders)
    .set(change)
    .where(scope.only(orders, eq(orders.id, id)));
  return { ...order, ...change };
}
