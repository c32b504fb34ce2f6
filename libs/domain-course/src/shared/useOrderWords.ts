import type { OrderRecord } from '@banyan/contracts/course';
import { useFailureText } from '@banyan/core-screen/views';
import { orderRefusalOf } from './orderRefusal.ts';
import { useWords } from './useWords.ts';

/** Texts about orders shared by several screens. */
export function useOrderWords(): {
  /** Points with their unit. */
  readonly points: (points: number) => string;
  /** Amount of an order, in the currency of its payment. */
  readonly amount: (order: Pick<OrderRecord, 'method' | 'points' | 'price'>) => string;
  /** Error of an action on an order, with the assurance that nothing was charged. */
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
