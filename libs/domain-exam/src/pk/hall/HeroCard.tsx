import type { PkHeroes } from '@banyan/contracts/exam';
import { Card, SectionHeading } from '@banyan/ui';
import styled from 'styled-components';
import { examLinks } from '../../exam.links.ts';
import { useWords } from '../../shared/useWords.ts';
import { HeroLine } from '../heroes/HeroLine.tsx';
import { useStandingWords } from '../heroes/useStandingWords.ts';

const Frame = styled(Card)`
  padding: 20px 0 16px;

  & > div:first-child,
  & > p {
    padding: 0 24px;
  }
  & > p {
    margin-top: 12px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

const Apart = styled.ul`
  margin-top: 8px;
  padding-top: 8px;
  border-top: 1px solid var(--line);
`;

/** The best of the week, with the viewer’s own place in sight. */
export function HeroCard({ heroes }: { heroes: PkHeroes }) {
  const { sentences, t } = useWords();
  const standing = useStandingWords();
  const { items, own } = heroes;
  const apart = own !== null && !items.some((hero) => hero.own === 'Y');
  return (
    <Frame forwardedAs="section" padding="none">
      <SectionHeading
        size="sm"
        meta={t('pk.heroes.week')}
        more={{ label: t('pk.heroes.whole'), href: examLinks.pkHeroes.href() }}
      >
        {t('pk.heroes.title')}
      </SectionHeading>
      <ul aria-label={t('pk.heroes.list')}>
        {items.map((hero) => (
          <HeroLine key={hero.userId} hero={hero} />
        ))}
      </ul>
      {apart ? (
        <Apart aria-label={t('pk.heroes.own')}>
          <HeroLine hero={own} />
        </Apart>
      ) : null}
      <p>
        {items.length === 0
          ? sentences(t('pk.heroes.none'), t('pk.heroes.noneText'))
          : sentences(standing(heroes), t('pk.heroes.onlyWins'))}
      </p>
    </Frame>
  );
}
