import type { RankRow } from '@banyan/contracts/exam';
import { Avatar, clock } from '@banyan/ui';
import styled from 'styled-components';
import { PlaceLine } from '../shared/place-line.ts';
import { useWords } from '../shared/useWords.ts';

const Line = styled(PlaceLine)`
  grid-template-columns: minmax(32px, max-content) 28px minmax(0, 1fr) auto;
  padding: 8px 24px;

  & > b:first-child {
    font-weight: 600;
  }
`;

/** A place of the ranking. */
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
