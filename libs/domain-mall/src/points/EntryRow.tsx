import type { PointsEntry } from '@banyan/contracts/mall';
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

/** An entry of the ledger: its reason, time and points. */
export function EntryRow({ entry }: EntryRowProps) {
  const { number, t } = useWords();
  const ruleWords = useRuleWords();
  const { at, points, rule, title } = entry;
  // The points of an exam are taken back when a reviewed mark has fallen below the pass mark.
  const why = rule === 'exam.passed' && points <= 0 ? t('rule.examTakenBack') : ruleWords(rule);
  return (
    <Line>
      <div>
        <h3>{title === '' ? why : title}</h3>
        <p>
          {title === '' ? null : `${why} · `}
          <Moment at={at} />
        </p>
      </div>
      <b data-earned={points > 0 ? '' : undefined}>
        {points === 0 ? number(0) : points > 0 ? `+${number(points)}` : `−${number(-points)}`}
      </b>
    </Line>
  );
}
