import type { OrderRecord } from '@banyan/contracts/course';
import type { Tone } from '@banyan/ui';

/** Tone of each state. */
export const orderTones: Readonly<Record<OrderRecord['state'], Tone>> = {
  pay: 'warn',
  paid: 'ok',
  offShelf: 'neutral',
  deleted: 'neutral',
};

/** Message key about a payment that came too late and is refunded; null for none. */
export function refundWords({ refund, refunded, state }: Pick<OrderRecord, 'refund' | 'refunded' | 'state'>) {
  // A paid order was not late: it was paid once more.
  const paid = state === 'paid';
  if (refund) return paid ? 'orders.refundSecond' : 'orders.refund';
  if (refunded) return paid ? 'orders.refundedSecond' : 'orders.refunded';
  return null;
}
