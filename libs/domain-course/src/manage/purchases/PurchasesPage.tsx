import { ListExport, PageHead } from '@banyan/core-console/views';
import { ListView, RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, ListSkeleton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { courseDomain } from '../../course.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { PurchaseForm } from './PurchaseForm.tsx';
import { PurchaseRow } from './PurchaseRow.tsx';
import { makePurchasesStore } from './PurchasesStore.ts';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 720px);
  align-content: start;
  gap: 24px;
  flex: 1;
  overflow: auto;
  padding: 16px var(--console-edge, 32px) 32px;

  & h2 {
    font-size: var(--t14);
    line-height: 22px;
  }
`;

/** Purchases of the enterprise for its people. */
export const PurchasesPage = observer(function PurchasesPage() {
  const store = courseDomain.useStore(makePurchasesStore);
  const { t } = useWords();
  useShow(store, () => store.show());
  useRefresh(() => store.orders.refresh());
  return (
    <>
      <PageHead
        title={t('title.purchases')}
        sentence={t('purchases.sentence')}
        actions={
          store.mayExport ? (
            <ListExport
              store={store.leaving}
              count={store.orders.rows.length}
              onExport={(format) => store.exportAs(format)}
            />
          ) : null
        }
      />
      <Body>
        <RequestView
          request={store.items}
          skeleton={<ListSkeleton label={t('loading')} count={3} />}
          failed={t('purchases.failed')}
        >
          {(items) =>
            items.length === 0 ? (
              <EmptyState
                level={2}
                size={160}
                label={t('purchases.nothing')}
                description={t('purchases.nothingText')}
              />
            ) : (
              <PurchaseForm key={store.form} store={store} />
            )
          }
        </RequestView>
        <section>
          <h2>{t('purchases.orders')}</h2>
          <ListView
            list={store.orders}
            label={t('purchases.orders')}
            failed={t('purchases.ordersFailed')}
            empty={<p>{t('purchases.noOrders')}</p>}
          >
            {(order) => <PurchaseRow order={order} />}
          </ListView>
        </section>
      </Body>
    </>
  );
});
