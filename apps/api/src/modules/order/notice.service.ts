import { eq, and, ne } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { TenantScope } from '../../db/tenant.ts';
import type { PaymentNotice } from '../../ports/payment.ts';
import { complete } from './complete.ts';
import type { NoticePorts } from './order.ports.ts';
import { isOnShelf } from './orderRow.ts';
import { orders, payments } from './order.schema.ts';

/** Context of a notice. */
export interface NoticeContext {
  /** Work in the enterprise that the notice is about. */
  readonly inTenant: <T>(eid: number, work: (scope: TenantScope) => Promise<T>) => Promise<T>;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  readonly ports: NoticePorts;
}

/** The enterprise is the prefix of our numbers. */
const tradeForm = /^(\d{1,9})_[0-9A-Z]{16,22}$/;

/** Number of a payment for a provider: at most 32 characters, by their rule. */
export const tradeNoOf = (eid: number, number: string) => `${eid}_${number}`;

type Taken = 'taken' | 'known' | 'unknown' | 'amount' | 'transaction';

/**
 * Handles a provider's notice of a payment: once, however often and in whatever order it is sent. False when it is
 * refused: it is of no payment of ours, or of another amount; that is logged, and nothing is changed. Money that
 * arrives after the hour, or after the learner has closed the order, still buys the item, as long as that is on the
 * shelf and the learner has no copy. Otherwise the payment is marked for a refund.
 */
export async function takeNotice(ctx: NoticeContext, notice: PaymentNotice): Promise<boolean> {
  const [, eid] = tradeForm.exec(notice.tradeNo) ?? [];
  const told = eid === undefined ? 'unknown' : await ctx.inTenant(Number(eid), (scope) => take(ctx, scope, notice));
  const { provider, tradeNo, transaction } = notice;
  if (told === 'taken' || told === 'known') return true;
  ctx.log.warn({ provider, tradeNo, transaction, reason: told }, 'payment notice refused');
  return false;
}

async function take({ now, ports, log }: NoticeContext, scope: TenantScope, notice: PaymentNotice): Promise<Taken> {
  const { amount, paid, provider, tradeNo, transaction } = notice;
  const named = and(eq(payments.tradeNo, tradeNo), eq(payments.provider, provider));
  const [known] = await scope.tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(scope.only(payments, named));
  if (known === undefined) return 'unknown';
  // The order first, like every change of both.
  const [order] = await scope.tx
    .select()
    .from(orders)
    .where(scope.only(orders, eq(orders.id, known.orderId)))
    .for('update');
  const [payment] = await scope.tx.select().from(payments).where(scope.only(payments, named)).for('update');
  if (order === undefined || payment === undefined) return 'unknown';
  const end = (change: Partial<typeof payments.$inferInsert>) =>
    scope.tx
      .update(payments)
      .set({ endedAt: new Date(now()), ...change })
      .where(scope.only(payments, eq(payments.id, payment.id)));
  if (!paid) {
    // A late notice of a payment that was paid meanwhile has no effect.
    if (payment.state === 'waiting') await end({ state: 'refused' });
    return payment.state === 'waiting' ? 'taken' : 'known';
  }
  if (amount !== payment.amount) return 'amount';
  if (payment.state === 'paid' || payment.state === 'refund' || payment.state === 'refunded') {
    return payment.transaction === transaction ? 'known' : 'transaction';
  }
  if (transaction === '' || (await isUsed(scope, payment.id, notice))) return 'transaction';
  const wanted = order.state !== 'paid' && (await isOnShelf(scope, order, ports));
  const completed = wanted ? await complete(scope, order, provider, now(), ports) : null;
  await end({ state: completed === null ? 'refund' : 'paid', transaction });
  if (completed === null) log.warn({ provider, tradeNo, transaction }, 'payment to be given back');
  return 'taken';
}

/** The provider's number belongs to another payment already. */
async function isUsed(scope: TenantScope, id: number, { provider, transaction }: PaymentNotice): Promise<boolean> {
  const other = and(eq(payments.provider, provider), eq(payments.transaction, transaction), ne(payments.id, id));
  const rows = await scope.tx.select({ id: payments.id }).from(payments).where(scope.only(payments, other));
  return rows.length > 0;
}
