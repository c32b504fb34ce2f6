import type { AnswerValue, DrillQuestion, PracticeAnswer } from '@banyan/contracts/exam';
import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { OptionLine } from '../shared/option-line.ts';
import { Rich } from '../shared/Rich.tsx';
import { useWords } from '../shared/useWords.ts';
import { choicesOf, letterOf } from '../shared/choices.ts';

const Options = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 16px;
`;

const Option = styled(OptionLine)`
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  padding-block: 8px;
  padding-inline: 12px 16px;
  border-radius: var(--r-ctl);
  line-height: 24px;

  & > [data-letter] {
    width: 24px;
    height: 24px;
    font-size: var(--t12);
  }
  & > small {
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: var(--t12);
  }
  &:not([data-shown]) {
    cursor: pointer;
  }
  &:not([data-shown]):hover {
    border-color: var(--line-2);
  }
  &:not([data-shown]):has(:checked) {
    border-color: var(--accent);
  }
  &:not([data-shown]):has(:checked) > [data-letter] {
    border-color: transparent;
    background: var(--accent-fill);
    color: var(--on-accent);
  }
  &[data-shown] {
    color: var(--ink-2);
  }
  &[data-shown='right'] {
    border-color: color-mix(in oklab, var(--ok) 50%, var(--surface));
    background: var(--ok-soft);
    color: var(--ink);
  }
  &[data-shown='right'] > [data-letter] {
    border-color: transparent;
    background: var(--ok);
    color: var(--surface);
  }
  &[data-shown='right'] > small {
    color: var(--ok);
  }
  &[data-shown='wrong'] {
    color: var(--ink);
  }
  &[data-shown='wrong'] > [data-letter] {
    border-color: var(--danger);
    color: var(--danger);
    text-decoration: line-through;
  }
  &[data-shown='wrong'] > small {
    color: var(--danger);
  }
`;

export interface DrillOptionsProps {
  question: Pick<DrillQuestion, 'id' | 'kind' | 'options'>;
  value: AnswerValue;
  /** The right answer, after the check. */
  answer?: Pick<PracticeAnswer, 'key' | 'value'>;
  disabled?: boolean;
  onChoose: (id: number) => void;
}

/** Options to choose from; after the check with the right ones and the wrong choices marked. */
export function DrillOptions({ question, value, answer, disabled = false, onChoose }: DrillOptionsProps) {
  const { t } = useWords();
  const many = question.kind === 'multiple';
  const chosen = answer?.value.choice ?? value.choice;
  const shownAs = (id: number) =>
    answer === undefined
      ? undefined
      : answer.key.choice.includes(id)
        ? 'right'
        : chosen.includes(id)
          ? 'wrong'
          : 'other';
  const note = (id: number) => {
    const shown = shownAs(id);
    if (shown === 'right') return chosen.includes(id) ? t('drill.yoursRight') : t('drill.rightOne');
    return shown === 'wrong' ? t('drill.yours') : null;
  };
  return (
    <Options role={many ? 'group' : 'radiogroup'} aria-label={t('drill.options')}>
      {choicesOf(question, { right: t('drill.true'), wrong: t('drill.false') }).map(({ id, text }, index) => (
        <Option key={id} data-shown={shownAs(id)}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={`drill-${question.id}`}
            checked={chosen.includes(id)}
            disabled={disabled || answer !== undefined}
            // A second press unsets a single choice, which a radio button alone does not support.
            onClick={() => onChoose(id)}
            onChange={() => undefined}
          />
          <span data-letter="" aria-hidden="true">
            {letterOf(index)}
          </span>
          <Rich plain html={text} />
          {note(id) === null ? (
            <span />
          ) : (
            <small>
              {shownAs(id) === 'right' ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}
              {note(id)}
            </small>
          )}
        </Option>
      ))}
    </Options>
  );
}
