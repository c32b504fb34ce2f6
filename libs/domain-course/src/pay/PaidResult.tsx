import type { OrderRecord } from '@banyan/contracts/course';
import { DateOf } from '@banyan/core-screen/views';
import { LinkButton, Result } from '@banyan/ui';
import { courseLinks } from '../course.links.ts';
import { itemHref } from '../shared/orderLinks.ts';
import { useOrderWords } from '../shared/useOrderWords.ts';
import { useWords } from '../shared/useWords.ts';

export interface PaidResultProps {
  order: OrderRecord;
}

/** A paid order: item, amount, end of access, and a link to study. */
export function PaidResult({ order }: PaidResultProps) {
  const { t } = useWords();
  const { amount } = useOrderWords();
  return (
    <Result
      outcome="success"
      level={2}
      takeFocus
      title={t('pay.done.title')}
      text={t('pay.done.text')}
      facts={[
        { name: t('pay.done.order'), value: order.number },
        { name: t('pay.done.amount'), value: amount(order) },
        { name: t('pay.done.until'), value: <DateOf at={order.accessUntil ?? order.at} /> },
      ]}
      actions={
        <>
          <LinkButton variant="primary" href={itemHref(order.kind, order.itemId)}>
            {t('pay.study')}
          </LinkButton>
          <LinkButton href={courseLinks.orders.href({ order: order.number })}>{t('pay.done.orders')}</LinkButton>
        </>
      }
    />
  );
}
