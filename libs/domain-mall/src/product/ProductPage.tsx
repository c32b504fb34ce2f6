import { ErrorCode, idOf } from '@banyan/contracts';
import { type ProductDetail } from '@banyan/contracts/mall';
import { refusalCode } from '@banyan/core-screen';
import { LatePart, RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import {
  Breadcrumbs,
  Container,
  DetailSkeleton,
  Dot,
  EmptyState,
  LinkButton,
  PageTitle,
  ProductPicture,
  SectionHeading,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { mallDomain } from '../mall.domain.ts';
import { mallLinks } from '../mall.links.ts';
import { ProductGrid } from '../mall/ProductGrid.ts';
import { ProductTile } from '../mall/ProductTile.tsx';
import { useWords } from '../shared/useWords.ts';
import { ExchangePanel } from './ExchangePanel.tsx';
import type { OrderStore } from './OrderStore.ts';
import { makeProductStore } from './ProductStore.ts';

/** Loads with the first exchange. */
const loadReceipt = () => import('./ReceiptDialog.tsx').then((part) => part.ReceiptDialog);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 420px;
  gap: 24px 32px;
  align-items: start;
  margin-bottom: 48px;

  & > :last-child {
    position: sticky;
    top: calc(var(--header-h) + 24px);
  }
`;

const Shown = styled.div`
  & > div {
    max-height: 460px;
    aspect-ratio: 4 / 3;
    width: 100%;
    border-radius: var(--r-card);
    overflow: hidden;
  }
  & > p {
    margin-top: 16px;
    font-size: var(--t16);
    line-height: 26px;
    text-wrap: pretty;
  }
  & > p[data-facts] {
    margin-top: 8px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

const Opened = observer(function Opened({ detail, store }: { detail: ProductDetail; store: OrderStore }) {
  const { t } = useWords();
  const { about, exchanged, others, points, product, returnDays } = detail;
  const { receipt } = store;
  return (
    <>
      <PageTitle
        size="sm"
        before={
          <Breadcrumbs label={t('product.way')} items={[{ label: t('title.mall'), href: mallLinks.mall.href() }]} />
        }
      >
        {product.name}
      </PageTitle>
      <Columns>
        <Shown>
          <div>
            <ProductPicture art={product.art} pigment={product.pigment} />
          </div>
          <p>{about}</p>
          <p data-facts="">
            {t(`category.${product.category}`)}
            <Dot />
            {t('product.exchanged', { count: exchanged })}
            <Dot />
            {returnDays === 0 ? t('product.noReturn') : t('product.returnDays', { count: returnDays })}
          </p>
        </Shown>
        <ExchangePanel detail={detail} store={store} />
      </Columns>
      {others.length === 0 ? null : (
        <section aria-labelledby="others">
          <SectionHeading id="others">{t('product.others')}</SectionHeading>
          <ProductGrid>
            {others.map((other) => (
              <ProductTile key={other.id} product={other} points={points} />
            ))}
          </ProductGrid>
        </section>
      )}
      {receipt === null ? null : (
        <LatePart load={loadReceipt} over>
          {(ReceiptDialog) => <ReceiptDialog receipt={receipt} detail={detail} onClose={() => store.closeReceipt()} />}
        </LatePart>
      )}
    </>
  );
});

/** A product of the mall, and exchanging points for it. */
export const ProductPage = observer(function ProductPage() {
  const id = idOf(useParams()['id']);
  const store = mallDomain.useStore(makeProductStore, id ?? 0);
  const session = useSession();
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  useShow(store, () => (id === null ? undefined : store.show(session.loggedIn)), id ?? 0);
  useRefresh(() => store.detail.refresh());
  const gone = (
    <>
      <PageTitle>{t('title.product')}</PageTitle>
      <EmptyState
        level={2}
        image="stump"
        label={t('product.gone')}
        description={t('product.goneText')}
        actions={<LinkButton href={mallLinks.mall.href()}>{t('product.back')}</LinkButton>}
      />
    </>
  );
  return (
    <Container>
      {id === null ? (
        gone
      ) : (
        <RequestView
          request={store.detail}
          skeleton={<DetailSkeleton label={shared('loading')} />}
          failed={t('product.failed')}
          failure={(error) => (refusalCode(error) === ErrorCode.notFound ? gone : null)}
        >
          {(detail) => <Opened detail={detail} store={store} />}
        </RequestView>
      )}
    </Container>
  );
});
