import type { Criterion, Suggestion } from '@banyan/contracts/exam';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { letterOf } from './pieces.ts';
import { PointPicker } from './PointPicker.tsx';

const Row = styled.li`
  position: relative;
  padding: 12px 24px;
  border-bottom: 1px solid var(--line);

  &[data-now]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: 0 auto;
    width: 2px;
    background: var(--accent);
  }
  & > div:first-child {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 12px;
  }
  & b {
    font-weight: 600;
  }
  & > div > p {
    min-width: 64px;
    padding-top: 5px;
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & blockquote {
    margin: 8px 0 0;
    padding-inline-start: 12px;
    border-inline-start: 2px dashed var(--line-2);
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
  & blockquote sup {
    margin-inline-end: 2px;
    font-weight: 600;
    line-height: 1;
  }
  & blockquote > span {
    display: block;
    color: var(--ink-2);
  }
  & blockquote[data-unsure] {
    border-color: var(--warn);
  }
  & blockquote[data-unsure] > span {
    color: var(--warn);
  }
`;

export interface CriterionRowProps {
  criterion: Criterion;
  index: number;
  /** Points given; null: none yet. */
  value: number | null;
  /** It receives the next digit. */
  current: boolean;
  /** The suggestion of a scorer for it. */
  part: Suggestion['parts'][number] | undefined;
  onGive: (points: number) => void;
  onFocus: () => void;
}

/** One criterion: its points, and the suggestion for it. */
export const CriterionRow = observer(function CriterionRow(props: CriterionRowProps) {
  const { criterion, index, value, current, part, onGive, onFocus } = props;
  const { t, list, number, sentences } = useWords();
  const label = criterion.text === '' ? t('review.whole') : criterion.text;
  const reasons = (given: Suggestion['parts'][number]) =>
    sentences(
      given.why,
      given.found.length > 0 ? t('review.found', { words: list(given.found) }) : '',
      given.missing.length > 0 ? t('review.missing', { words: list(given.missing) }) : '',
      given.sure ? '' : t('review.unsure'),
    );
  return (
    <Row data-now={current ? '' : undefined}>
      <div>
        <p>
          <b>{label}</b>
        </p>
        <PointPicker
          label={label}
          most={criterion.points}
          value={value}
          suggested={part?.points ?? null}
          onGive={onGive}
          onFocus={onFocus}
        />
      </div>
      {part === undefined ? null : (
        <blockquote data-unsure={part.sure ? undefined : ''}>
          {part.quote === '' ? null : (
            <>
              <sup>{letterOf(index)}</sup>
              {t('review.quote', { text: part.quote })}
            </>
          )}
          <span>{t('review.why', { points: number(part.points), why: reasons(part) })}</span>
        </blockquote>
      )}
    </Row>
  );
});
