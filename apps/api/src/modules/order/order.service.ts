import { type CallInput, type CallOutput } from '@banyan/contracts';
import {
  orderList,
  payWithinMs,
  type createOrder,
  type OrderItem,
  type OrderKind,
  type orderItem,
  type OrderRecord,
} from '@banyan/contracts/course';
import { and, eq, inArray } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { dayOf } from '../../days/days.ts';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { takeAct } from '../../limits/acts.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import type { OrderPorts } from './order.ports.ts';
import { orders } from './order.schema.ts';
import {
  closeLate,
  isOnShelf,
  ownOrder,
  settle,
  shownOrder,
  shownOrders,
  type Ctx,
  type OrderRow,
} from './orderRow.ts';
import { refused } from './refuse.ts';
import { walletOf } from './wallet.service.ts';

/** Letters and digits that are not confused when read out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number that cannot be guessed: the day, then letters. */
export const newNumber = (now: number, timeZone: string, letters = 8) =>
  `${dayOf(now, timeZone).replaceAll('-', '')}${Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

const waiting = ({ scope }: Pick<Ctx, 'scope'>, userId: number, kind: OrderKind, itemId: number) =>
  scope.tx
    .select()
    .from(orders)
    .where(
      scope.only(
        orders,
        and(eq(orders.userId, userId), eq(orders.kind, kind), eq(orders.itemId, itemId), eq(orders.state, 'pay')),
      ),
    );

/** The item to buy, and the methods of payment. */
export async function readItem(
  ctx: CallContext,
  { item: kind, id }: CallInput<typeof orderItem>,
  ports: OrderPorts,
): Promise<OrderItem> {
  const { scope, viewer, payments } = ctx;
  const { userId } = viewer;
  const item = await ports.item(ctx, kind, id);
  const { price, points, purchase } = item;
  if (price === null || purchase === null) throw refused('free');
  const [open] = userId === null ? [] : await waiting(ctx, userId, kind, id);
  const isOpen = open !== undefined && open.payUntil.getTime() > ctx.now();
  return {
    kind,
    id,
    title: localised(item.title, viewer.language),
    motif: item.motif,
    courses: item.courses,
    durationS: item.durationS,
    // An order keeps its price for its hour.
    price: isOpen ? open.price : price,
    points: isOpen ? open.points : points,
    purchase,
    // Items for points alone have no other method.
    methods: [
      ...(payments.alipay === undefined || price === 0 ? [] : (['alipay'] as const)),
      ...(payments.wxpay === undefined || price === 0 ? [] : (['wxpay'] as const)),
      ...(price === 0 ? [] : (['balance'] as const)),
      ...(points === null ? [] : (['points'] as const)),
    ],
    spendable: userId === null ? null : await ports.spendable(scope, userId),
    balance: userId === null ? null : await walletOf(scope, userId),
    order: isOpen ? open.number : null,
  };
}

/** Orders an item. A person with an unpaid order of it gets that one. */
export async function create(
  ctx: Ctx,
  { item: kind, id }: CallInput<typeof createOrder>,
  ports: OrderPorts,
): Promise<CallOutput<typeof createOrder>> {
  const { scope, viewer } = ctx;
  const { userId } = viewer;
  const now = ctx.now();
  const { motif, points, price, purchase, title } = await ports.item(ctx, kind, id);
  if (price === null || purchase === null || (price === 0 && points === null)) throw refused('free');
  if (purchase.state === 'bought') throw refused('bought');
  if (!purchase.personal) throw refused('enterprise');
  if (!(await isOnShelf(scope, { kind, itemId: id }, ports))) throw refused('offShelf');
  await closeLate(scope, now, userId);
  const added = await scope.tx
    .insert(orders)
    .values(
      scope.row(orders, {
        ...{ userId, kind, itemId: id, title, motif, price, points },
        number: newNumber(now, viewer.timeZone),
        at: new Date(now),
        payUntil: new Date(now + payWithinMs),
      }),
    )
    .onConflictDoNothing()
    .returning({ id: orders.id });
  await takeAct(ctx, 'order', added.length);
  const [row] = await waiting(ctx, userId, kind, id);
  // Another window has just paid for it.
  if (row === undefined) throw refused('bought');
  return shownOrder(ctx, row, ports);
}

const lastFirst = keyset<OrderRow>([orders.at, orders.id], ({ at, id }) => [at, id]);

/** Orders of the learner. */
export async function listOrders(
  ctx: Ctx,
  input: CallInput<typeof orderList>,
  ports: OrderPorts,
): Promise<CallOutput<typeof orderList>> {
  const { scope, viewer } = ctx;
  await settle(ctx, ports);
  const inState = input.tab === 'all' ? undefined : eq(orders.state, input.tab);
  return keysetPage(orderList, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(orders)
        .where(scope.only(orders, eq(orders.userId, viewer.userId), inState, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => shownOrders(ctx, rows, ports),
  });
}

/** One of the learner's orders. */
export async function readOrder(
  ctx: Ctx,
  { number }: { readonly number: string },
  ports: OrderPorts,
): Promise<OrderRecord> {
  await settle(ctx, ports);
  return shownOrder(ctx, await ownOrder(ctx, number), ports);
}

/** Closes an unpaid order. A closed one stays closed. */
export async function close(
  ctx: Ctx,
  { number }: { readonly number: string },
  ports: OrderPorts,
): Promise<OrderRecord> {
  const { scope } = ctx;
  const row = await ownOrder(ctx, number);
  if (row.state === 'paid') throw refused('paid');
  if (row.state !== 'pay') return shownOrder(ctx, row, ports);
  const change = { state: 'deleted' as const, closedAt: new Date(ctx.now()) };
  await scope.tx
    .update(orders)
    .set(change)
    .where(scope.only(orders, eq(orders.id, row.id)));
  return shownOrder(ctx, { ...row, ...change }, ports);
}

/** Items of orders, for the entries of the points' ledger. */
export async function orderTitles(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select({ id: orders.id, title: orders.title })
    .from(orders)
    .where(scope.only(orders, eq(orders.userId, viewer.userId), inArray(orders.id, [...ids])));
  return new Map(rows.map(({ id, title }) => [id, localised(title, viewer.language)]));
}
