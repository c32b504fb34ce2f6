import { DateOf, RequestView, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import {
  Card,
  Container,
  EmptyState,
  LinkButton,
  PageTitle,
  SectionHeading,
  SkeletonBlock,
  SkeletonRegion,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { mallDomain } from '../mall.domain.ts';
import { mallLinks } from '../mall.links.ts';
import { useWords } from '../shared/useWords.ts';
import { DrawPanel } from './DrawPanel.tsx';
import { FairPart } from './FairPart.tsx';
import { makeLotteryStore } from './LotteryStore.ts';
import { OddsTable } from './OddsTable.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 32px;
  align-items: start;
`;
const Foot = styled.div`
  padding-bottom: 64px;

  & p[data-rules] {
    margin-top: 16px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

/** The lottery: drawing for points, with published odds, and a check of every draw. */
export const LotteryPage = observer(function LotteryPage() {
  const store = mallDomain.useStore(makeLotteryStore);
  const session = useSession();
  const { t, points } = useWords();
  const { t: shared } = useTranslation('screen');
  const { home } = store;
  useShow(store, () => store.show(), String(session.loggedIn));
  const mine = home.value?.mine ?? null;
  return (
    <Container>
      <PageTitle
        description={mine === null ? undefined : t('lottery.have', { points: points(mine.points) })}
        actions={
          <LinkButton variant="ghost" href={mallLinks.mall.href()}>
            {t('lottery.toMall')}
          </LinkButton>
        }
      >
        {home.value?.lottery?.title ?? t('title.lottery')}
      </PageTitle>
      <Foot>
        <RequestView
          request={home}
          failed={t('lottery.failed')}
          skeleton={
            <SkeletonRegion label={shared('loading')}>
              <Columns>
                <SkeletonBlock height={480} />
                <SkeletonBlock height={420} />
              </Columns>
            </SkeletonRegion>
          }
        >
          {({ lottery, mine: stand }) =>
            lottery === null ? (
              <EmptyState
                level={2}
                image="gate"
                label={t('lottery.none')}
                description={t('lottery.noneText')}
                actions={<LinkButton href={mallLinks.mall.href()}>{t('lottery.toMall')}</LinkButton>}
              />
            ) : (
              <>
                <Columns>
                  <Card>
                    <DrawPanel lottery={lottery} mine={stand} store={store} />
                  </Card>
                  <section aria-labelledby="lottery-odds">
                    <SectionHeading id="lottery-odds" size="sm">
                      {t('lottery.oddsTitle')}
                    </SectionHeading>
                    <OddsTable prizes={lottery.prizes} />
                    <p data-rules="">{t('lottery.rules', { count: lottery.perDay })}</p>
                    <p data-rules="">
                      {t('lottery.until')} <DateOf at={lottery.closesAt} />
                    </p>
                  </section>
                </Columns>
                {stand === null ? null : <FairPart mine={stand} store={store} />}
              </>
            )
          }
        </RequestView>
      </Foot>
    </Container>
  );
});
