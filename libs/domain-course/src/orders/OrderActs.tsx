import type { OrderRecord } from '@banyan/contracts';
import { useClock } from '@banyan/core-screen/views';
import { LinkButton } from '@banyan/ui';
import { courseLinks } from '../course.links.ts';
import { itemHref } from '../shared/orderLinks.ts';
import { useWords } from '../shared/useWords.ts';

export interface OrderActsProps {
  order: OrderRecord;
  size?: 'sm' | 'md';
}

/** The way on from an order: pay it, study what it bought, or buy again [PY-03]. */
export function OrderActs({ order, size = 'sm' }: OrderActsProps) {
  const { t } = useWords();
  const now = useClock()();
  const { accessUntil, itemId: id, kind: item, state } = order;
  const buy = courseLinks.pay.href({ item, id });
  if (state === 'pay') {
    return (
      <LinkButton size={size} variant="primary" href={buy}>
        {t('orders.toPay')}
      </LinkButton>
    );
  }
  if (state === 'paid' && (accessUntil ?? 0) > now) {
    return (
      <LinkButton size={size} href={itemHref(item, id)}>
        {t('orders.study')}
      </LinkButton>
    );
  }
  if (state === 'offShelf') return null;
  return (
    <LinkButton size={size} href={buy}>
      {t('orders.again')}
    </LinkButton>
  );
}
