import {
  rankMeasures,
  rankPeriods,
  rankQuery,
  type RankMenu,
  type RankQuery,
  type Ranking,
} from '@banyan/contracts/mall';
import { momentParts, RequestView, useClock, useRefresh, useShow } from '@banyan/core-screen/views';
import { Container, DetailSkeleton, EmptyState, LinkButton, PageTitle, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { mallDomain } from '../mall.domain.ts';
import { mallLinks } from '../mall.links.ts';
import { useWords } from '../shared/useWords.ts';
import { DepartmentCard } from './DepartmentCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { PlaceList } from './PlaceList.tsx';
import { makeRankStore, type RankStore } from './RankStore.ts';
import { RulesCard } from './RulesCard.tsx';
import { SpreadCard } from './SpreadCard.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  margin-bottom: 24px;

  & > :last-child {
    margin-inline-start: auto;
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;
  align-items: start;
  margin-bottom: 48px;

  & > * {
    display: grid;
    gap: 24px;
    min-width: 0;
  }
`;

const Choices = ({ query, menu }: { query: RankQuery; menu: RankMenu | null }) => {
  const { t } = useWords();
  const href = (change: Partial<RankQuery>) => mallLinks.rankings.href({ ...query, ...change });
  const scopes = menu?.scopes ?? [{ scope: 'all' as const, name: '' }];
  return (
    <Bar>
      <SegmentedControl
        label={t('rank.scopes')}
        value={query.scope}
        options={scopes.map(({ scope, name }) => ({
          value: scope,
          label: name === '' ? t('rank.everybody') : name,
          href: href({ scope }),
        }))}
      />
      <SegmentedControl
        label={t('rank.measures')}
        value={query.measure}
        options={rankMeasures.map((measure) => ({
          value: measure,
          label: t(`rank.measure.${measure}`),
          href: href({ measure }),
        }))}
      />
      <SegmentedControl
        label={t('rank.periods')}
        value={query.period}
        options={rankPeriods.map((period) => ({
          value: period,
          label: t(`rank.period.${period}`),
          href: href({ period }),
        }))}
      />
    </Bar>
  );
};

const Shown = observer(function Shown({
  ranking,
  query,
  store,
}: {
  ranking: Ranking;
  query: RankQuery;
  store: RankStore;
}) {
  const { t } = useWords();
  const { measure, period } = query;
  const { departments, hidden, history, total } = ranking;
  if (!ranking.on) {
    return <EmptyState level={2} image="gate" label={t('rank.off')} description={t('rank.offText')} />;
  }
  return (
    <Columns>
      <div>
        {total === 0 ? (
          <EmptyState
            level={2}
            label={t('rank.none')}
            description={t(`rank.begin.${measure}`)}
            actions={<LinkButton href={mallLinks.medals.href()}>{t('rank.toMedals')}</LinkButton>}
          />
        ) : (
          <>
            <SpreadCard ranking={ranking} measure={measure} />
            <PlaceList ranking={ranking} measure={measure} />
          </>
        )}
      </div>
      <aside aria-label={t('rank.beside')}>
        <HistoryCard history={history} measure={measure} period={period} />
        {departments.length === 0 ? null : <DepartmentCard departments={departments} measure={measure} />}
        <RulesCard
          hidden={hidden}
          pending={store.hide.isPending()}
          failure={store.hide.failureOf()}
          onHide={(hide) => void store.hide.run(hide)}
        />
      </aside>
    </Columns>
  );
});

/** Rankings of the enterprise and of the viewer's department. */
export const RankingsPage = observer(function RankingsPage() {
  const store = mallDomain.useStore(makeRankStore);
  const [params] = useSearchParams();
  const query = rankQuery.read(params);
  const now = useClock()();
  const { t, language } = useWords();
  const { t: shared } = useTranslation('screen');
  useShow(store, () => store.show(query), rankQuery.write(query).toString());
  useRefresh(() => store.ranking.refresh());
  const { value } = store.ranking;
  const day = (text: string) => momentParts(Date.parse(`${text}T12:00:00Z`), now, language, 'UTC').date;
  return (
    <Container>
      <PageTitle actions={value === null ? undefined : t('rank.span', { from: day(value.from), to: day(value.to) })}>
        {t('title.rankings')}
      </PageTitle>
      {value?.on === false ? null : <Choices query={query} menu={store.menu.value} />}
      <RequestView
        request={store.ranking}
        skeleton={<DetailSkeleton label={shared('loading')} />}
        failed={t('rank.failed')}
      >
        {(ranking) => <Shown ranking={ranking} query={query} store={store} />}
      </RequestView>
    </Container>
  );
});
