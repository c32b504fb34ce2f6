import type { RankMeasure, RankPlace } from '@banyan/contracts/mall';
import { Avatar } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useValueWords } from './useValueWords.ts';

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px 32px 168px minmax(0, 1fr) 88px 96px;
  gap: 0 12px;
  align-items: center;
  min-height: 48px;
  padding: 4px 24px;
  font-variant-numeric: tabular-nums;

  & > b:first-child {
    color: var(--ink-3);
  }
  &[data-first] > b:first-child {
    color: var(--ink);
  }
  & > p {
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & > p > small {
    display: block;
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & > i {
    display: block;
    height: 6px;
    border-radius: 3px;
    background: color-mix(in oklab, var(--ink) 20%, var(--surface));
  }
  & > b:nth-last-child(2) {
    text-align: end;
  }
  & > span:last-child {
    text-align: end;
    font-size: var(--t12);
    color: var(--ink-3);
  }
  &[data-own] {
    background: var(--accent-soft);
    box-shadow: inset 2px 0 var(--accent);
  }
  &[data-own] > b:first-child {
    color: var(--accent-text);
  }
  &[data-own] > p {
    font-weight: 600;
  }
  &[data-own] > p > small {
    font-weight: 400;
    color: var(--ink-2);
  }
  &[data-own] > i {
    background: var(--accent);
  }
`;

export interface PlaceRowProps {
  place: RankPlace;
  measure: RankMeasure;
  /** The value that fills the whole bar. */
  most: number;
}

/** A place: rank, name, value, and its rise. */
export function PlaceRow({ place, measure, most }: PlaceRowProps) {
  const { t } = useWords();
  const { short } = useValueWords(measure);
  const { before, department, image, name, own, rank, value } = place;
  // Only rises are shown.
  const change =
    before !== null && before > rank
      ? t('rank.up', { count: before - rank })
      : before === 1 && rank === 1
        ? t('rank.kept')
        : '';
  return (
    <Line data-own={own ? '' : undefined} data-first={rank <= 3 ? '' : undefined}>
      <b>{rank}</b>
      <Avatar name={name} src={image} size={32} />
      <p>
        {name}
        <small>{department}</small>
      </p>
      <i style={{ width: `${(100 * value) / Math.max(1, most)}%` }} />
      <b>{short(value)}</b>
      <span>{change}</span>
    </Line>
  );
}
