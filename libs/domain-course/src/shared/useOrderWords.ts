import type { OrderRecord } from '@banyan/contracts/course';
import { useFailureText } from '@banyan/core-screen/views';
import { orderRefusalOf } from './orderRefusal.ts';
import { useWords } from './useWords.ts';

/** Words about orders that several screens say. */
export function useOrderWords(): {
  /** Points with their unit. */
  readonly points: (points: number) => string;
  /** What an order has cost, in what it was paid with. */
  readonly amount: (order: Pick<OrderRecord, 'method' | 'points' | 'price'>) => string;
  /** Why something with an order failed, and that nothing was taken. */
  readonly failure: (error: unknown) => string;
} {
  const { t, number, price } = useWords();
  const failureText = useFailureText();
  const points = (count: number) => t('pay.points', { count, formatted: number(count) });
  return {
    points,
    amount: (order) =>
      order.method === 'points' || order.price === 0 ? points(order.points ?? 0) : price(order.price),
    failure: (error) => {
      const refusal = orderRefusalOf(error);
      return refusal === null ? failureText(error, t('pay.kept')) : t(`pay.refusal.${refusal}`);
    },
  };
}
