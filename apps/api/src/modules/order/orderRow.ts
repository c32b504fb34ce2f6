import { ErrorCode } from '@banyan/contracts';
import { type OrderRecord } from '@banyan/contracts/course';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ItemKey, NoticePorts, OrderPorts } from './order.ports.ts';
import { orders, payments } from './order.schema.ts';
import { refused } from './refuse.ts';

export type OrderRow = typeof orders.$inferSelect;
export type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>;

/** Closes orders whose hour is over: everybody's, or those of one person. */
export async function closeLate(scope: TenantScope, now: number, userId?: number): Promise<void> {
  await scope.tx
    .update(orders)
    .set({ state: 'deleted', late: true, closedAt: sql`${orders.payUntil}` })
    .where(
      scope.only(
        orders,
        userId === undefined ? undefined : eq(orders.userId, userId),
        and(eq(orders.state, 'pay'), lte(orders.payUntil, new Date(now))),
      ),
    );
}

/** Updates the learner's orders: closes those whose hour is over, or whose course has left the shelf. */
export async function settle({ scope, viewer, now }: Ctx, ports: NoticePorts): Promise<void> {
  const { userId } = viewer;
  await closeLate(scope, now(), userId);
  const open = await scope.tx
    .select({ id: orders.id, kind: orders.kind, itemId: orders.itemId })
    .from(orders)
    .where(scope.only(orders, eq(orders.userId, userId), eq(orders.state, 'pay')));
  const there = new Set(open.length === 0 ? [] : (await ports.onShelf(scope, open)).map(itemOf));
  const gone = open.filter((order) => !there.has(itemOf(order))).map(({ id }) => id);
  if (gone.length === 0) return;
  await scope.tx
    .update(orders)
    .set({ state: 'offShelf', closedAt: new Date(now()) })
    .where(scope.only(orders, inArray(orders.id, gone), eq(orders.state, 'pay')));
}

const itemOf = ({ kind, itemId }: ItemKey) => `${kind} ${itemId}`;

/** Whether an item can still be bought. */
export const isOnShelf = async (scope: TenantScope, item: ItemKey, ports: Pick<NoticePorts, 'onShelf'>) =>
  (await ports.onShelf(scope, [{ kind: item.kind, itemId: item.itemId }])).length > 0;

/** One of the learner's orders by its number. Refuses with notFound, even if others have it. */
export async function ownOrder({ scope, viewer }: Ctx, number: string): Promise<OrderRow> {
  const [row] = await scope.tx
    .select()
    .from(orders)
    .where(scope.only(orders, eq(orders.userId, viewer.userId), eq(orders.number, number)))
    .for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound, { reason: 'no such order, or another person’s' });
  return row;
}

/** The same for an order about to be paid, locked until the transaction ends. Refuses with the reason. */
export async function payableOrder(ctx: Ctx, number: string, ports: NoticePorts): Promise<OrderRow> {
  const row = await ownOrder(ctx, number);
  if (row.state === 'paid') throw refused('paid');
  if (row.late || row.payUntil.getTime() <= ctx.now()) throw refused('late');
  if (row.state === 'deleted') throw refused('closed');
  if (row.state === 'offShelf' || !(await isOnShelf(ctx.scope, row, ports))) throw refused('offShelf');
  return row;
}

type OwnedPort = Pick<OrderPorts, 'owned'>;

/** The items of these orders that the learner can study now, by any access. */
async function ownedOf(ctx: Ctx, rows: readonly OrderRow[], ports: OwnedPort): Promise<ReadonlySet<string>> {
  const owned = new Set<string>();
  const ask = new Map<string, ItemKey>();
  for (const row of rows) {
    if (row.state === 'paid' && (row.accessUntil?.getTime() ?? 0) > ctx.now()) owned.add(itemOf(row));
    else if (row.state !== 'offShelf') ask.set(itemOf(row), { kind: row.kind, itemId: row.itemId });
  }
  const open = [...ask].flatMap(([name, item]) => (owned.has(name) ? [] : [item]));
  if (open.length > 0) for (const item of await ports.owned(ctx, open)) owned.add(itemOf(item));
  return owned;
}

/** Orders as the learner sees them, with the state of money that a provider took. */
export async function shownOrders(ctx: Ctx, rows: readonly OrderRow[], ports: OwnedPort): Promise<OrderRecord[]> {
  const { scope, viewer } = ctx;
  const ids = rows.map(({ id }) => id);
  const ended = ids.length === 0 ? [] : await moneyOf(scope, ids);
  const owned = await ownedOf(ctx, rows, ports);
  return rows.map((row) => {
    const own = ended.filter(({ orderId }) => orderId === row.id);
    return {
      number: row.number,
      kind: row.kind,
      itemId: row.itemId,
      title: localised(row.title, viewer.language),
      motif: row.motif,
      price: row.price,
      points: row.points,
      state: row.state,
      late: row.late,
      refund: own.some(({ state }) => state === 'refund'),
      refunded: own.some(({ state }) => state === 'refunded') && !own.some(({ state }) => state === 'refund'),
      method: row.method,
      at: row.at.getTime(),
      payUntil: row.payUntil.getTime(),
      paidAt: row.paidAt?.getTime() ?? null,
      accessUntil: row.accessUntil?.getTime() ?? null,
      owned: owned.has(itemOf(row)),
      transaction: own.find(({ state }) => state === 'paid')?.transaction ?? '',
    };
  });
}

const moneyOf = (scope: TenantScope, ids: readonly number[]) =>
  scope.tx
    .select({ orderId: payments.orderId, state: payments.state, transaction: payments.transaction })
    .from(payments)
    .where(
      scope.only(
        payments,
        inArray(payments.orderId, [...ids]),
        inArray(payments.state, ['paid', 'refund', 'refunded']),
      ),
    )
    .orderBy(desc(payments.id));

/** One order as the learner sees it. */
export async function shownOrder(ctx: Ctx, row: OrderRow, ports: OwnedPort): Promise<OrderRecord> {
  const [shown] = await shownOrders(ctx, [row], ports);
  if (shown === undefined) throw new Error('an order that is not shown');
  return shown;
}
