import type { CallOutput } from '@banyan/contracts';
import type { payByPoints } from '@banyan/contracts/course';
import { userChanged } from '../../effects/userChanged.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { complete } from './complete.ts';
import type { OrderPorts } from './order.ports.ts';
import { payableOrder, shownOrder, type OrderRow } from './orderRow.ts';
import { refused } from './refuse.ts';
import { changeWallet } from './wallet.service.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now' | 'emit'>;
type Paid = CallOutput<typeof payByPoints>;

/** Access first, then the price: a refusal of either undoes both. */
async function pay(
  ctx: Ctx,
  order: OrderRow,
  method: 'balance' | 'points',
  ports: OrderPorts,
  take: () => Promise<boolean>,
): Promise<Paid> {
  const paid = await complete(ctx.scope, order, method, ctx.now(), ports);
  if (paid === null) throw refused('bought');
  if (!(await take())) throw refused(method);
  return { order: await shownOrder(ctx, paid, ports) };
}

/** Pays an order with points. */
export async function payWithPoints(
  ctx: Ctx,
  { number }: { readonly number: string },
  ports: OrderPorts,
): Promise<Paid> {
  const { scope, viewer } = ctx;
  const { userId } = viewer;
  const order = await payableOrder(ctx, number, ports);
  const { points } = order;
  if (points === null) throw refused('method');
  const reason = { userId, rule: 'order.paid', source: { type: 'order', id: String(order.id) } };
  const paid = await pay(ctx, order, 'points', ports, () => ports.spend(scope, reason, points, ctx.now()));
  await ctx.emit(scope, userChanged, { userId });
  return paid;
}

/** Pays an order from the balance. */
export async function payWithBalance(
  ctx: Ctx,
  { number }: { readonly number: string },
  ports: OrderPorts,
): Promise<Paid> {
  const { scope, viewer } = ctx;
  const order = await payableOrder(ctx, number, ports);
  if (order.price === 0) throw refused('method');
  const reason = { userId: viewer.userId, rule: 'order.paid', sourceId: String(order.id) };
  return pay(ctx, order, 'balance', ports, () => changeWallet(scope, reason, -order.price, ctx.now()));
}
