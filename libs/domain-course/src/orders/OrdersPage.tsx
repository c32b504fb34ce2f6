import { ordersQuery, orderTabs } from '@banyan/contracts/course';
import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, LinkButton, ListSkeleton, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { orderCover, OrderRow } from './OrderRow.tsx';
import { makeOrdersStore } from './OrdersStore.ts';

const Tabs = styled.div`
  margin-bottom: 16px;
`;

/** Page of the learner's orders by state, with one in detail. */
export const OrdersPage = observer(function OrdersPage() {
  const store = courseDomain.useStore(makeOrdersStore);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { t } = useWords();
  const { order, tab } = ordersQuery.read(params);
  useShow(store, () => store.list.show(tab), tab);
  useRefresh(() => store.list.refresh());
  const { detail } = store;
  useEffect(() => {
    if (order !== '') void detail.load(order);
  }, [detail, order]);
  const tabs = (
    <Tabs>
      <SegmentedControl
        label={t('orders.states')}
        value={tab}
        options={orderTabs.map((one) => ({
          value: one,
          label: t(`orders.tab.${one}`),
          href: courseLinks.orders.href({ tab: one }),
        }))}
      />
    </Tabs>
  );
  return (
    <>
      <ListPage
        title={t('title.orders')}
        description={t('orders.about')}
        above={tabs}
        list={store.list}
        skeleton={<ListSkeleton label={t('loading')} count={6} cover={orderCover} />}
        label={t('orders.list')}
        failed={t('orders.failed')}
        empty={
          tab === 'all' ? (
            <EmptyState
              level={2}
              label={t('orders.none')}
              description={t('orders.noneText')}
              actions={<LinkButton href={courseLinks.catalogue.href()}>{t('catalogue.all')}</LinkButton>}
            />
          ) : (
            <EmptyState
              level={2}
              label={t('orders.noneOf')}
              description={t('orders.noneOfText')}
              actions={<LinkButton href={courseLinks.orders.href()}>{t('orders.all')}</LinkButton>}
            />
          )
        }
      >
        {(row) => <OrderRow order={row} tab={tab} />}
      </ListPage>
      {order === '' ? null : (
        <OrderDialog
          store={store}
          onClose={() => void navigate(courseLinks.orders.href({ tab }), { preventScrollReset: true })}
        />
      )}
    </>
  );
});
