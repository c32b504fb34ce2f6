import type { RankRow } from '@banyan/contracts';
import { Avatar, clock } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(32px, max-content) 28px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  padding: 8px 24px;
  border-inline-start: 2px solid transparent;
  font-variant-numeric: tabular-nums;

  & > b:first-child {
    font-weight: 600;
  }
  & > span {
    overflow-wrap: anywhere;
  }
  & small {
    margin-inline-start: 8px;
    font-size: var(--t12);
    color: var(--ink-3);
  }
  &[data-own] {
    border-inline-start-color: var(--accent);
    background: var(--accent-soft);
    font-weight: 600;
  }
  &[data-own] > b:first-child {
    color: var(--accent-text);
  }
  &[data-own] small {
    color: var(--ink-2);
  }
`;

/** A place of the ranking [EX-07]. */
export function RankLine({ row }: { row: RankRow }) {
  const { t, number, points } = useWords();
  const { image, name, own, rank, score, tookMs } = row;
  return (
    <Line data-own={own || undefined}>
      <b>{number(rank)}</b>
      <Avatar name={name} src={image} size={28} />
      <span>
        {name}
        {own ? t('result.you') : null}
        <small>{clock(tookMs / 1000)}</small>
      </span>
      <b>{points(score)}</b>
    </Line>
  );
}
