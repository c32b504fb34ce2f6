import type { OrderItem, PayMethod } from '@banyan/contracts/course';
import { useSession } from '@banyan/core-session';
import { Button, Card, LinkButton, Notice, Radio, RadioGroup } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { itemHref } from '../shared/orderLinks.ts';
import { useDay } from '../shared/useDay.ts';
import { useOrderWords } from '../shared/useOrderWords.ts';
import { useWords } from '../shared/useWords.ts';
import type { PayStore } from './PayStore.ts';

const Parts = styled.div`
  display: grid;
  gap: 20px;
`;
const Sum = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  color: var(--ink-2);

  & > b {
    font-size: var(--t24);
    line-height: 36px;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export interface PayPanelProps {
  item: OrderItem;
  store: Pick<PayStore, 'enough' | 'failure' | 'method' | 'pay' | 'paying' | 'pick'>;
  /** Focus target when the panel replaces another. */
  ref?: Ref<HTMLElement>;
}

/** Payment methods with their funds and the pay button, or the reason why paying is not possible here. */
export const PayPanel = observer(function PayPanel({ item, store, ref }: PayPanelProps) {
  const { t, price } = useWords();
  const { failure: failureWords, points } = useOrderWords();
  const day = useDay();
  const session = useSession();
  const { balance, methods, purchase, spendable } = item;
  const { failure, method, pay, paying } = store;
  const card = (children: ReactNode) => (
    <Card as="section" ref={ref} tabIndex={-1} aria-label={t('pay.how')}>
      <Parts>{children}</Parts>
    </Card>
  );
  if (purchase.state === 'bought') {
    return card(
      <>
        <Notice tone="ok">{t('pay.bought', { date: day(purchase.until ?? 0) })}</Notice>
        <LinkButton variant="primary" size="lg" block href={itemHref(item.kind, item.id)}>
          {t('pay.study')}
        </LinkButton>
      </>,
    );
  }
  if (!purchase.personal) return card(<Notice tone="info">{t('pay.enterprise')}</Notice>);
  if (!session.loggedIn) {
    return card(
      <>
        <p>{t('pay.visitor')}</p>
        <Button variant="primary" size="lg" block onClick={() => session.requireLogin()}>
          {t('pay.logIn')}
        </Button>
      </>,
    );
  }
  const more: Readonly<Record<PayMethod, string>> = {
    alipay: t('pay.more.alipay'),
    wxpay: t('pay.more.wxpay'),
    balance: t('pay.more.balance', { have: price(balance ?? 0) }),
    points: t('pay.more.points', { need: points(item.points ?? 0), have: points(spendable ?? 0) }),
  };
  const amount = method === 'points' ? points(item.points ?? 0) : price(item.price);
  return card(
    <>
      {item.order === null ? null : <Notice tone="info">{t('pay.waits')}</Notice>}
      <RadioGroup
        label={t('pay.how')}
        variant="card"
        value={method}
        onChange={(value) => store.pick(methods.find((one) => one === value) ?? 'balance')}
      >
        {methods.map((one) => (
          <Radio
            key={one}
            value={one}
            disabled={!store.enough(one)}
            description={store.enough(one) ? more[one] : t('pay.short', { words: more[one] })}
          >
            {t(`pay.method.${one}`)}
          </Radio>
        ))}
      </RadioGroup>
      <Sum>
        {t('pay.price')} <b>{amount}</b>
      </Sum>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureWords(failure)}
        </Notice>
      )}
      <Button
        variant="primary"
        size="lg"
        block
        disabled={method === null}
        pending={paying}
        onClick={() => method !== null && void pay.run(method)}
      >
        {t('pay.now', { amount })}
      </Button>
    </>,
  );
});
