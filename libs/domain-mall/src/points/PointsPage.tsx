import { pointsQuery, pointsViews } from '@banyan/contracts/mall';
import { LatePart, RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { Button, Container, LinkButton, ListSkeleton, PageTitle, SegmentedControl } from '@banyan/ui';
import { CalendarCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { mallDomain } from '../mall.domain.ts';
import { mallLinks } from '../mall.links.ts';
import { BalanceCard } from '../mall/BalanceCard.tsx';
import { useWords } from '../shared/useWords.ts';
import { AddressList } from './AddressList.tsx';
import { EntryList } from './EntryList.tsx';
import { ExchangeList } from './ExchangeList.tsx';
import { makePointsStore } from './PointsStore.ts';
import { TaskCard } from './TaskCard.tsx';

/** Dialogs need a library: each loads when it is opened. */
const loadSignIn = () => import('../sign/SignIn.tsx').then((part) => part.SignIn);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 260px;
  gap: 24px;
  align-items: start;
  margin: 24px 0 48px;
`;
const Views = styled.div`
  margin-top: 24px;
`;

/** My points: balance, ledger, exchanges, addresses, signing in. */
export const PointsPage = observer(function PointsPage() {
  const store = mallDomain.useStore(makePointsStore);
  const { ports } = mallDomain.useEnvironment();
  const [params] = useSearchParams();
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const query = pointsQuery.read(params);
  useShow(store, () => store.show(query), pointsQuery.write(query).toString());
  useRefresh(() => store.refresh());
  const { book, home, sign } = store;
  const hrefs = Object.fromEntries(
    [['course.chapter', ports.coursesHref?.()] as const, ['exam.passed', ports.examsHref?.()] as const].flatMap(
      ([rule, href]) => (href === undefined ? [] : [[rule, href]]),
    ),
  );
  return (
    <Container>
      <PageTitle actions={<LinkButton href={mallLinks.mall.href()}>{t('title.mall')}</LinkButton>}>
        {t('title.points')}
      </PageTitle>
      <RequestView
        request={home}
        skeleton={<ListSkeleton label={shared('loading')} count={2} />}
        failed={t('balance.failed')}
      >
        {(points) => (
          <BalanceCard points={points}>
            <Button
              {...(points.signed ? {} : { variant: 'primary' as const })}
              icon={<CalendarCheck size={16} aria-hidden="true" />}
              onClick={() => sign.show()}
            >
              {points.signed ? t('task.signed') : t('task.sign')}
            </Button>
          </BalanceCard>
        )}
      </RequestView>
      <Views>
        <SegmentedControl
          label={t('points.views')}
          value={query.view}
          options={pointsViews.map((view) => ({
            value: view,
            label: t(`points.view.${view}`),
            href: mallLinks.points.href({ view }),
          }))}
        />
      </Views>
      {query.view === 'entries' ? (
        <Columns>
          <EntryList list={store.entries} way={query.way} />
          {home.value === null ? null : <TaskCard points={home.value} onSign={() => sign.show()} hrefs={hrefs} />}
        </Columns>
      ) : (
        <Views>
          {query.view === 'exchanges' ? (
            <ExchangeList list={store.exchanges} change={store.change} state={query.state} />
          ) : (
            <AddressList book={book} />
          )}
        </Views>
      )}
      {sign.open ? (
        <LatePart load={loadSignIn} over>
          {(SignIn) => <SignIn store={sign} />}
        </LatePart>
      ) : null}
    </Container>
  );
});
