import type { OrderRecord } from '@banyan/contracts/course';
import { LinkButton } from '@banyan/ui';
import { courseLinks } from '../course.links.ts';
import { itemHref } from '../shared/orderLinks.ts';
import { useWords } from '../shared/useWords.ts';

export interface OrderActsProps {
  order: OrderRecord;
  size?: 'sm' | 'md';
}

/** Next step of an order: study the item, pay, or buy again. */
export function OrderActs({ order, size = 'sm' }: OrderActsProps) {
  const { t } = useWords();
  const { itemId: id, kind: item, owned, state } = order;
  const buy = courseLinks.pay.href({ item, id });
  if (owned) {
    return (
      <LinkButton size={size} href={itemHref(item, id)}>
        {t('orders.study')}
      </LinkButton>
    );
  }
  if (state === 'pay') {
    return (
      <LinkButton size={size} variant="primary" href={buy}>
        {t('orders.toPay')}
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
