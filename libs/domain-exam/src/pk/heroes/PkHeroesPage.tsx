import { heroesQuery, heroSpans } from '@banyan/contracts/exam';
import { RequestView, useShow } from '@banyan/core-screen/views';
import { Card, Container, EmptyState, LinkButton, ListSkeleton, PageTitle, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../../exam.domain.ts';
import { examLinks } from '../../exam.links.ts';
import { useWords } from '../../shared/useWords.ts';
import { HeroLine } from './HeroLine.tsx';
import { makePkHeroesStore } from './PkHeroesStore.ts';
import { useStandingWords } from './useStandingWords.ts';

const Places = styled.div`
  max-width: 792px;
  margin-bottom: 40px;

  & > p {
    display: flex;
    justify-content: space-between;
    gap: 24px;
    margin: 12px 0;
    color: var(--ink-3);
    font-size: var(--t12);
    line-height: 20px;
  }
`;

/** The viewer's place, always visible at the foot of the window. */
const Own = styled(Card)`
  position: sticky;
  bottom: 16px;
  overflow: hidden;
  box-shadow: var(--float-shadow);
`;

/** The hero list: most battles won, this week or ever. */
export const PkHeroesPage = observer(function PkHeroesPage() {
  const store = examDomain.useStore(makePkHeroesStore);
  const [params] = useSearchParams();
  const { span } = heroesQuery.read(params);
  const { sentences, t } = useWords();
  const { t: shared } = useTranslation('screen');
  const standing = useStandingWords();
  useShow(store, () => store.show(span), span);
  const { pk, pkHeroes } = examLinks;
  return (
    <Container>
      <PageTitle
        description={t('pk.heroes.about')}
        actions={
          <SegmentedControl
            label={t('pk.heroes.span')}
            options={heroSpans.map((value) => ({
              value,
              label: t(`pk.heroes.${value}`),
              href: pkHeroes.href({ span: value }),
            }))}
            value={span}
          />
        }
      >
        {t('title.pkHeroes')}
      </PageTitle>
      <RequestView
        request={store.heroes}
        skeleton={<ListSkeleton label={shared('loading')} count={8} />}
        failed={t('pk.heroes.failed')}
      >
        {(heroes) =>
          heroes.items.length === 0 ? (
            <EmptyState
              level={2}
              size={240}
              label={t(span === 'week' ? 'pk.heroes.none' : 'pk.heroes.noneAll')}
              description={t('pk.heroes.noneText')}
              actions={
                <LinkButton variant="primary" href={pk.href()}>
                  {t('pk.heroes.toHall')}
                </LinkButton>
              }
            />
          ) : (
            <Places>
              <Card padding="none">
                <ul aria-label={t('pk.heroes.list')}>
                  {heroes.items.map((hero) => (
                    <HeroLine key={hero.userId} hero={hero} wide />
                  ))}
                </ul>
              </Card>
              <p>
                <span>{sentences(standing(heroes), t('pk.heroes.onlyWins'))}</span>
                <span>{t('pk.heroes.people', { count: heroes.total })}</span>
              </p>
              {heroes.own === null || heroes.items.length < 8 ? null : (
                <Own padding="none" forwardedAs="ul" aria-label={t('pk.heroes.own')}>
                  <HeroLine hero={heroes.own} wide />
                </Own>
              )}
              <LinkButton href={pk.href()}>{t('pk.heroes.toHall')}</LinkButton>
            </Places>
          )
        }
      </RequestView>
    </Container>
  );
});
