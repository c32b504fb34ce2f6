import type { OrderRecord } from '@banyan/contracts/course';
import type { Tone } from '@banyan/ui';

/** Tone of each state. */
export const orderTones: Readonly<Record<OrderRecord['state'], Tone>> = {
  pay: 'warn',
  paid: 'ok',
  offShelf: 'neutral',
  deleted: 'neutral',
};

/** What is said of money that an order could not take any more, and that goes back; null where there is none. */
export function refundWords({ refund, refunded, state }: Pick<OrderRecord, 'refund' | 'refunded' | 'state'>) {
  // A paid order was not late: money has come for it once more.
  const paid = state === 'paid';
  if (refund) return paid ? 'orders.refundSecond' : 'orders.refund';
  if (refunded) return paid ? 'orders.refundedSecond' : 'orders.refunded';
  return null;
}
