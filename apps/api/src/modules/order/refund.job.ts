import { v } from '@banyan/contracts';
import { eq } from 'drizzle-orm';
import { defineJob } from '../../jobs/job.ts';
import { payments } from './order.schema.ts';

const AT_ONCE = 50;

/**
 * Refunds money that arrived for an order that could not take it. A provider that refuses or does not answer is asked
 * again the next time; a repeated request is refunded once.
 */
export const givePaymentsBack = defineJob({
  name: 'order.refunds',
  data: v.object({}),
  every: '*/10 * * * *',
  run: async ({ scope, now, log, payments: providers = {} }) => {
    const marked = await scope.tx
      .select()
      .from(payments)
      .where(scope.only(payments, eq(payments.state, 'refund')))
      .orderBy(payments.id)
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const { id, provider, tradeNo, amount } of marked) {
      try {
        const gives = providers[provider];
        if (gives === undefined) throw new Error('the provider is not set up');
        await gives.refund({ tradeNo, amount });
      } catch (error) {
        log.error({ err: error, provider, tradeNo }, 'payment was not given back');
        continue;
      }
      await scope.tx
        .update(payments)
        .set({ state: 'refunded', endedAt: new Date(now) })
        .where(scope.only(payments, eq(payments.id, id)));
      log.info({ provider, tradeNo }, 'payment given back');
    }
  },
});
