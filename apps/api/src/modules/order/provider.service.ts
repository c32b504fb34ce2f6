import type { CallOutput } from '@banyan/contracts';
import type { checkOrder, PayOffer, PayProvider } from '@banyan/contracts/course';
import { and, desc, eq } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { takeNotice, tradeNoOf } from './notice.service.ts';
import { newNumber } from './order.service.ts';
import type { OrderPorts } from './order.ports.ts';
import { payments } from './order.schema.ts';
import { ownOrder, payableOrder, settle, shownOrder } from './orderRow.ts';
import { refused } from './refuse.ts';

type Ctx = StepContext<Learner>;
type Payment = typeof payments.$inferSelect;

/** The waiting payment, or a new one. The order is locked, so that two windows get the same. */
async function waitingPayment(
  scope: TenantScope,
  about: { readonly orderId: number; readonly provider: PayProvider; readonly amount: number; readonly number: string },
  now: number,
): Promise<Payment> {
  const { amount, number, orderId, provider } = about;
  const one = and(eq(payments.orderId, orderId), eq(payments.provider, provider), eq(payments.state, 'waiting'));
  const [known] = await scope.tx.select().from(payments).where(scope.only(payments, one));
  if (known !== undefined) return known;
  const tradeNo = tradeNoOf(scope.eid, number);
  const [made] = await scope.tx
    .insert(payments)
    .values(scope.row(payments, { orderId, provider, amount, tradeNo, at: new Date(now) }))
    .returning();
  if (made === undefined) throw new Error('no payment was made');
  return made;
}

/** Requests a payment for an order from a provider. */
export async function payThrough(
  ctx: Ctx,
  { number }: { readonly number: string },
  provider: PayProvider,
  ports: OrderPorts,
): Promise<PayOffer> {
  const { inTenant, viewer } = ctx;
  const takes = ctx.payments[provider];
  if (takes === undefined) throw refused('method');
  const { order, payment } = await inTenant(async (scope) => {
    const row = await payableOrder({ ...ctx, scope }, number, ports);
    if (row.price === 0) throw refused('method');
    const about = { orderId: row.id, provider, amount: row.price, number: newNumber(ctx.now(), viewer.timeZone, 10) };
    return { order: row, payment: await waitingPayment(scope, about, ctx.now()) };
  });
  const until = order.payUntil.getTime();
  const { id, tradeNo, amount } = payment;
  const known = payment.link !== null && payment.code !== null ? { link: payment.link, code: payment.code } : null;
  const offer =
    known ??
    (await takes
      .offer({
        tradeNo,
        amount,
        until,
        subject: localised(order.title, viewer.language),
        origin: ctx.portalOrigin(ctx.pageHost),
      })
      .catch((error: unknown) => {
        ctx.log.warn({ err: error, provider }, 'the provider of payments did not answer');
        throw refused('provider');
      }));
  return inTenant(async (scope) => {
    await scope.tx
      .update(payments)
      .set(offer)
      .where(scope.only(payments, eq(payments.id, id)));
    return { ...offer, until, order: await shownOrder({ ...ctx, scope }, order, ports) };
  });
}

/** Whether it is paid; the provider is asked as long as it has not sent a notice. */
export async function check(
  ctx: Ctx,
  { number }: { readonly number: string },
  ports: OrderPorts,
): Promise<CallOutput<typeof checkOrder>> {
  const { inTenant, log, now } = ctx;
  const last = await inTenant(async (scope) => {
    const within = { ...ctx, scope };
    await settle(within, ports);
    return lastPayment(scope, (await ownOrder(within, number)).id);
  });
  if (last?.state === 'waiting') {
    const told = await ctx.payments[last.provider]?.ask(last.tradeNo).catch((error: unknown) => {
      log.warn({ err: error, provider: last.provider }, 'the provider of payments did not answer');
      return null;
    });
    if (told) await takeNotice({ inTenant: (_eid, work) => inTenant(work), now, log, ports }, told);
  }
  return inTenant(async (scope) => {
    const row = await ownOrder({ ...ctx, scope }, number);
    const payment = await lastPayment(scope, row.id);
    return { order: await shownOrder({ ...ctx, scope }, row, ports), payment: payment?.state ?? 'none' };
  });
}

async function lastPayment(scope: TenantScope, orderId: number): Promise<Payment | undefined> {
  const [last] = await scope.tx
    .select()
    .from(payments)
    .where(scope.only(payments, eq(payments.orderId, orderId)))
    .orderBy(desc(payments.id))
    .limit(1);
  return last;
}
