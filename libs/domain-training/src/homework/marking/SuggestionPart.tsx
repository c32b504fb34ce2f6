import { strictnesses, type Strictness } from '@banyan/contracts';
import { type Suggestion } from '@banyan/contracts/exam';
import { type WaitingSubmission } from '@banyan/contracts/training';
import { useFailureText } from '@banyan/core-screen/views';
import { SegmentedControl, SuggestionHead } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useHomeworkWords } from '../useHomeworkWords.ts';

const Part = styled.section`
  border: 1px dashed var(--line-2);
  border-radius: var(--r-ctl);

  & > header:last-child {
    border-bottom: 0;
  }
  & > ul {
    display: grid;
    gap: 12px;
    padding: 12px 24px;
    font-size: var(--t12);
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
  }
  & blockquote {
    margin: 0;
    color: var(--ink-3);
  }
  & li > span {
    display: block;
    color: var(--ink-2);
  }
  & li[data-unsure] > span {
    color: var(--warn);
  }
`;

export interface SuggestionPartProps {
  row: Pick<WaitingSubmission, 'criteria' | 'scorer' | 'suggestion'>;
  strictness: Strictness;
  pending: boolean;
  /** Why asking failed; undefined when it did not. */
  failure: unknown;
  onStrictness: (strictness: Strictness) => void;
  onAsk: () => void;
  /** Takes points over into the mark that is being entered. */
  onTake: (suggestion: Suggestion) => void;
}

/** A scorer's suggestion by criterion; it counts for nothing until it is taken over and the mark is given. */
export const SuggestionPart = observer(function SuggestionPart(props: SuggestionPartProps) {
  const { row, strictness, pending, failure, onStrictness, onAsk, onTake } = props;
  const { t, list, number, sentences } = useHomeworkWords();
  const failureText = useFailureText();
  const { criteria, scorer, suggestion } = row;
  if (scorer === null) return null;
  const sum = suggestion?.parts.reduce((points, part) => points + part.points, 0) ?? 0;
  const reasons = ({ found, missing, sure, why }: Suggestion['parts'][number]) =>
    sentences(
      why,
      found.length > 0 ? t('marking.suggestion.found', { words: list(found) }) : '',
      missing.length > 0 ? t('marking.suggestion.missing', { words: list(missing) }) : '',
      sure ? '' : t('marking.suggestion.unsure'),
    );
  return (
    <Part aria-label={t(`marking.suggestion.scorer.${scorer}`)}>
      <SuggestionHead
        by={suggestion?.scorer ?? scorer}
        title={
          suggestion === null
            ? t(`marking.suggestion.scorer.${scorer}`)
            : t(`marking.suggestion.suggests.${suggestion.scorer}`, { points: number(sum) })
        }
        about={
          suggestion === null
            ? t(`marking.suggestion.about.${scorer}`)
            : [
                suggestion.model,
                t(`marking.suggestion.strictness.${suggestion.strictness}`),
                t('marking.suggestion.noMark'),
              ]
                .filter(Boolean)
                .join(' · ')
        }
        take={suggestion === null ? undefined : t('marking.suggestion.take')}
        onTake={() => (suggestion === null ? undefined : onTake(suggestion))}
        options={
          <SegmentedControl
            label={t('marking.suggestion.strictnessLabel')}
            value={strictness}
            options={strictnesses.map((value) => ({ value, label: t(`marking.suggestion.strictness.${value}`) }))}
            onChange={onStrictness}
          />
        }
        ask={suggestion === null ? t('marking.suggestion.ask') : t('marking.suggestion.askAgain')}
        pending={pending}
        onAsk={onAsk}
        failure={failure === undefined ? undefined : failureText(failure, t('marking.suggestion.failed'))}
        retry={t('marking.suggestion.askAgain')}
      />
      {suggestion === null ? null : (
        <ul>
          {suggestion.parts.map((part, index) => (
            <li key={index} data-unsure={part.sure ? undefined : ''}>
              <b>
                {t('marking.suggestion.points', {
                  of: criteria[index]?.text || t('marking.suggestion.whole'),
                  points: number(part.points),
                  full: number(criteria[index]?.points ?? 0),
                })}
              </b>
              {part.quote === '' ? null : (
                <blockquote>{t('marking.suggestion.quote', { text: part.quote })}</blockquote>
              )}
              <span>{reasons(part)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
});
