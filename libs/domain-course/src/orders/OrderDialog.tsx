import { ErrorCode } from '@banyan/contracts';
import { type OrderRecord } from '@banyan/contracts/course';
import { refusalCode } from '@banyan/core-screen';
import { DateOf, RequestView, useMomentText } from '@banyan/core-screen/views';
import { Button, EmptyState, Facts, LazyDialog, ListSkeleton, Notice, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useOrderWords } from '../shared/useOrderWords.ts';
import { useWords } from '../shared/useWords.ts';
import { OrderActs } from './OrderActs.tsx';
import { orderTones, refundWords } from './orderLook.ts';
import type { OrdersStore } from './OrdersStore.ts';

const Place = styled.div`
  display: grid;
  gap: 16px;

  & > b {
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface OrderDialogProps {
  store: Pick<OrdersStore, 'close' | 'detail' | 'receipt'>;
  onClose: () => void;
}

const Opened = observer(function Opened({ order, store }: { order: OrderRecord; store: OrderDialogProps['store'] }) {
  const { t } = useWords();
  const { amount, failure } = useOrderWords();
  const moment = useMomentText();
  const [asking, setAsking] = useState(false);
  const { accessUntil, at, kind, late, method, number, paidAt, refund, state, title, transaction } = order;
  const back = refundWords(order);
  const closeFailure = store.close.failureOf(number);
  const receiptFailure = store.receipt.failureOf(number);
  const facts = [
    { name: t('orders.fact.number'), value: number },
    { name: t('orders.fact.kind'), value: t(`pay.kind.${kind}`) },
    { name: t('orders.fact.amount'), value: amount(order) },
    { name: t('orders.fact.state'), value: <Tag tone={orderTones[state]}>{t(`orders.tab.${state}`)}</Tag> },
    { name: t('orders.fact.at'), value: moment(at).full },
    ...(paidAt === null ? [] : [{ name: t('orders.fact.paidAt'), value: moment(paidAt).full }]),
    ...(method === null ? [] : [{ name: t('orders.fact.method'), value: t(`pay.method.${method}`) }]),
    ...(transaction === '' ? [] : [{ name: t('orders.fact.transaction'), value: transaction }]),
    ...(accessUntil === null ? [] : [{ name: t('orders.fact.until'), value: <DateOf at={accessUntil} year /> }]),
  ];
  return (
    <Place>
      <b>{title}</b>
      <Facts rows={facts} />
      {late ? <Notice tone="info">{t('orders.late')}</Notice> : null}
      {back === null ? null : <Notice tone={refund ? 'warn' : 'info'}>{t(back)}</Notice>}
      {receiptFailure === undefined ? null : (
        <Notice tone="danger" live>
          {t('orders.receiptFailed')} {failure(receiptFailure)}
        </Notice>
      )}
      {closeFailure === undefined ? null : (
        <Notice tone="danger" live>
          {t('orders.closeFailed')} {failure(closeFailure)}
        </Notice>
      )}
      {asking && state === 'pay' ? <Notice tone="warn">{t('orders.closeText')}</Notice> : null}
      <Acts>
        <OrderActs order={order} size="md" />
        {state === 'paid' ? (
          <Button pending={store.receipt.isPending(number)} onClick={() => void store.receipt.run(number)}>
            {t('orders.receipt')}
          </Button>
        ) : null}
        {state === 'pay' ? (
          <Button
            variant={asking ? 'danger' : 'ghost'}
            pending={store.close.isPending(number)}
            onClick={() => (asking ? void store.close.run(number) : setAsking(true))}
          >
            {t(asking ? 'orders.closeSure' : 'orders.close')}
          </Button>
        ) : null}
      </Acts>
    </Place>
  );
});

/** All details of an order, its receipt, and closing it. */
export const OrderDialog = observer(function OrderDialog({ store, onClose }: OrderDialogProps) {
  const { t } = useWords();
  return (
    <LazyDialog open onClose={onClose} title={t('orders.detail')} closeText={t('close')} width={520} align="start">
      <RequestView
        request={store.detail}
        skeleton={<ListSkeleton label={t('loading')} count={3} />}
        failed={t('orders.failedOne')}
        failure={(error) => {
          const code = refusalCode(error);
          return code === ErrorCode.notFound || code === ErrorCode.badRequest ? (
            <EmptyState size={160} image="lost" label={t('orders.goneOne')} />
          ) : null;
        }}
      >
        {(order) => <Opened order={order} store={store} />}
      </RequestView>
    </LazyDialog>
  );
});
