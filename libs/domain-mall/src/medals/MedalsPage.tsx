import { medalFamilies, medalQuery, type MedalQuery, type MedalStanding } from '@banyan/contracts/mall';
import { RequestView, useRefresh, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import {
  Button,
  Card,
  CardGridSkeleton,
  Container,
  EmptyState,
  Notice,
  PageTitle,
  SectionHeading,
  SegmentedControl,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { mallDomain } from '../mall.domain.ts';
import { mallLinks } from '../mall.links.ts';
import { useWords } from '../shared/useWords.ts';
import { makeMedalStore } from './MedalStore.ts';
import { MedalTile } from './MedalTile.tsx';
import { NearCard } from './NearCard.tsx';

const Near = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  margin-bottom: 40px;
`;
const Family = styled.section`
  margin-bottom: 32px;

  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
    gap: 24px 8px;
  }
`;

const shows = ['all', 'earned', 'missing'] as const;
const fits = ({ earnedAt }: MedalStanding, show: MedalQuery['show']) =>
  show === 'all' || (earnedAt !== null) === (show === 'earned');

function Families({ medals, show }: { medals: readonly MedalStanding[]; show: MedalQuery['show'] }) {
  const { t } = useWords();
  const shown = medals.filter((medal) => fits(medal, show));
  if (shown.length === 0) {
    return (
      <EmptyState
        level={2}
        image={show === 'earned' ? 'sprout' : 'tick'}
        label={t(show === 'earned' ? 'medal.none' : 'medal.complete')}
        description={t(show === 'earned' ? 'medal.noneText' : 'medal.completeText')}
      />
    );
  }
  return medalFamilies.map((family) => {
    const own = medals.filter((medal) => medal.family === family);
    const tiles = own.filter((medal) => fits(medal, show));
    if (tiles.length === 0) return null;
    const earned = own.filter(({ earnedAt }) => earnedAt !== null).length;
    return (
      <Family key={family} aria-labelledby={`family-${family}`}>
        <SectionHeading
          id={`family-${family}`}
          meta={`${earned} / ${own.length}`}
          actions={<span>{t(`medal.about.${family}`)}</span>}
        >
          {t(`medal.family.${family}`)}
        </SectionHeading>
        <Card>
          <ul>
            {tiles.map((medal) => (
              <MedalTile key={medal.key} medal={medal} />
            ))}
          </ul>
        </Card>
      </Family>
    );
  });
}

/** Medals: the nearest first, then all of them by family. */
export const MedalsPage = observer(function MedalsPage() {
  const store = mallDomain.useStore(makeMedalStore);
  const session = useSession();
  const [params] = useSearchParams();
  const { show } = medalQuery.read(params);
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  useShow(store, () => store.show());
  useRefresh(() => store.medals.refresh());
  const { medals, nearest } = store;
  const earned = medals.value?.filter(({ earnedAt }) => earnedAt !== null).length ?? 0;
  return (
    <Container>
      <PageTitle
        description={medals.value === null ? undefined : t('medal.count', { earned, total: medals.value.length })}
        actions={
          <SegmentedControl
            label={t('medal.shows')}
            value={show}
            options={shows.map((one) => ({
              value: one,
              label: t(`medal.show.${one}`),
              href: mallLinks.medals.href({ show: one }),
            }))}
          />
        }
      >
        {t('title.medals')}
      </PageTitle>
      {session.loggedIn ? null : (
        <Notice
          tone="info"
          action={
            <Button size="sm" onClick={() => session.requireLogin()}>
              {t('product.logIn')}
            </Button>
          }
        >
          {t('medal.visitor')}
        </Notice>
      )}
      <RequestView
        request={medals}
        skeleton={<CardGridSkeleton label={shared('loading')} count={6} columns={3} />}
        failed={t('medal.failed')}
      >
        {(all) => (
          <>
            {nearest.length === 0 || show === 'earned' ? null : (
              <section aria-labelledby="nearest">
                <SectionHeading id="nearest">{t('medal.nearest')}</SectionHeading>
                <Near>
                  {nearest.map((medal) => (
                    <NearCard key={medal.key} medal={medal} />
                  ))}
                </Near>
              </section>
            )}
            <Families medals={all} show={show} />
          </>
        )}
      </RequestView>
    </Container>
  );
});
