import { mallQuery } from '@banyan/contracts/mall';
import { ListView, useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { CardGridSkeleton, Container, EmptyState, LinkButton, Notice, PageTitle } from '@banyan/ui';
import { FileText, Gift, MapPin } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mallDomain } from '../mall.domain.ts';
import { mallLinks } from '../mall.links.ts';
import { useWords } from '../shared/useWords.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { MallFilters } from './MallFilters.tsx';
import { makeMallStore } from './MallStore.ts';
import { ProductGrid } from './ProductGrid.ts';
import { ProductTile } from './ProductTile.tsx';

/** The points mall. */
export const MallPage = observer(function MallPage() {
  const store = mallDomain.useStore(makeMallStore);
  const session = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const query = mallQuery.read(params);
  const { list, points } = store;
  useShow(store, () => store.show(query, session.loggedIn), mallQuery.write(query).toString());
  useRefresh(() => store.refresh());
  const closed = list.latest?.open === false;
  const filtered = mallQuery.write({ ...query, sort: 'default' }).size > 0;
  return (
    <Container>
      <PageTitle
        actions={
          <>
            {session.loggedIn ? (
              <>
                <LinkButton
                  variant="ghost"
                  icon={<FileText size={16} aria-hidden="true" />}
                  href={mallLinks.points.href({ view: 'exchanges' })}
                >
                  {t('record.title')}
                </LinkButton>
                <LinkButton
                  variant="ghost"
                  icon={<MapPin size={16} aria-hidden="true" />}
                  href={mallLinks.points.href({ view: 'addresses' })}
                >
                  {t('address.title')}
                </LinkButton>
              </>
            ) : null}
            <LinkButton icon={<Gift size={16} aria-hidden="true" />} href={mallLinks.lottery.href()}>
              {t('title.lottery')}
            </LinkButton>
          </>
        }
      >
        {t('title.mall')}
      </PageTitle>
      {session.loggedIn ? null : <Notice tone="info">{t('mall.visitor')}</Notice>}
      {points.value === null || closed ? null : (
        <BalanceCard points={points.value} earnHref={mallLinks.points.href()} />
      )}
      {closed ? null : (
        <MallFilters
          query={query}
          categories={list.latest?.categories ?? []}
          affordable={list.latest?.affordable ?? null}
          onDelivery={(delivery) => void navigate(mallLinks.mall.href({ ...query, delivery }))}
        />
      )}
      <ListView
        list={list}
        label={t('mall.list')}
        failed={t('mall.failed')}
        skeleton={<CardGridSkeleton label={shared('loading')} />}
        end={t('mall.total', { count: list.latest?.total ?? 0 })}
        frame={(rows, label) => <ProductGrid aria-label={label}>{rows}</ProductGrid>}
        empty={
          closed ? (
            <EmptyState level={2} image="gate" label={t('mall.closed')} description={t('mall.closedText')} />
          ) : (
            <EmptyState
              level={2}
              image="search"
              label={t('mall.none')}
              description={t('mall.noneText')}
              actions={filtered ? <LinkButton href={mallLinks.mall.href()}>{t('mall.showAll')}</LinkButton> : undefined}
            />
          )
        }
      >
        {(product) => <ProductTile product={product} points={points.value?.spendable ?? null} />}
      </ListView>
    </Container>
  );
});
