import type { PkHero } from '@banyan/contracts/exam';
import { Avatar } from '@banyan/ui';
import styled from 'styled-components';
import { PlaceLine } from '../../shared/place-line.ts';
import { useWords } from '../../shared/useWords.ts';

const Line = styled(PlaceLine)`
  grid-template-columns: minmax(28px, max-content) 28px minmax(0, 1fr) auto;
  min-height: 48px;
  padding: 6px 24px;

  &[data-wide] {
    grid-template-columns: minmax(40px, max-content) 32px minmax(0, 1fr) minmax(72px, auto) minmax(72px, auto);
    min-height: 56px;
  }
  &[data-wide] + & {
    border-top: 1px solid var(--line);
  }
  & small {
    display: inline-block;
  }
  & > em {
    font-style: normal;
    text-align: end;
    color: var(--ink-2);
  }
  & > b:last-child {
    text-align: end;
  }
`;

export interface HeroLineProps {
  hero: PkHero;
  /** With the department and a column for battles, on the full screen. */
  wide?: boolean;
}

/** A place of the hero list. */
export function HeroLine({ hero, wide = false }: HeroLineProps) {
  const { t, number } = useWords();
  const { battles, department, image, name, own, rank, wins } = hero;
  return (
    <Line data-own={own === 'Y' || undefined} data-wide={wide || undefined}>
      <b>{number(rank)}</b>
      <Avatar name={name} src={image} size={wide ? 32 : 28} />
      <span>
        {name}
        {own === 'Y' ? t('pk.heroes.you') : null}
        <small>{wide ? department : t('pk.heroes.battles', { count: battles })}</small>
      </span>
      {wide ? <em>{t('pk.heroes.battles', { count: battles })}</em> : null}
      <b>{t('pk.heroes.wins', { count: wins })}</b>
    </Line>
  );
}
