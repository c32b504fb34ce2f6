import type { PointsEntry } from '@banyan/contracts';
import { Moment } from '@banyan/core-screen/views';
import { ListLine } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useRuleWords } from './useRuleWords.ts';

const Line = styled(ListLine)`
  grid-template-columns: minmax(0, 1fr) auto;
  padding-block: 12px;

  & > b {
    font-size: var(--t16);
    font-variant-numeric: tabular-nums;
  }
  & > b[data-earned] {
    color: var(--ok);
  }
`;

export interface EntryRowProps {
  entry: PointsEntry;
}

/** An entry of the ledger: what for, when, how many [MA-05]. */
export function EntryRow({ entry }: EntryRowProps) {
  const { number } = useWords();
  const ruleWords = useRuleWords();
  const { at, points, rule, title } = entry;
  return (
    <Line>
      <div>
        <h3>{title === '' ? ruleWords(rule) : title}</h3>
        <p>
          {title === '' ? null : `${ruleWords(rule)} · `}
          <Moment at={at} />
        </p>
      </div>
      <b data-earned={points > 0 ? '' : undefined}>{points > 0 ? `+${number(points)}` : `−${number(-points)}`}</b>
    </Line>
  );
}
