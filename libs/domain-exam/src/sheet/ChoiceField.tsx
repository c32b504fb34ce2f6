import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import { OptionLine } from '../shared/option-line.ts';
import { Rich } from '../shared/Rich.tsx';
import { useWords } from '../shared/useWords.ts';
import { choicesOf, letterOf, toggled } from '../shared/choices.ts';
import { useDesk } from './desk.ts';

const Options = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 24px;
`;

const Option = styled(OptionLine)`
  grid-template-columns: 28px minmax(0, 1fr) 20px;
  gap: 14px;
  align-items: start;
  min-height: 60px;
  padding: 15px;
  border-radius: 10px;
  background: var(--surface);
  font-size: var(--t16);
  line-height: 26px;
  cursor: pointer;

  &:hover {
    border-color: var(--line-2);
  }
  & > [data-letter] {
    width: 28px;
    height: 28px;
    font-size: var(--t14);
    line-height: 1;
  }
  & > :nth-child(3) {
    padding-block: 1px;
  }
  & > svg {
    margin-top: 4px;
    color: var(--accent);
    visibility: hidden;
  }
  &:has(:checked) {
    border-color: var(--accent);
  }
  &:has(:checked) > [data-letter] {
    border-color: transparent;
    background: var(--accent-fill);
    color: var(--on-accent);
  }
  &:has(:checked) > svg {
    visibility: visible;
  }
`;

/** Options of a single or multiple choice, or of a judgement, as large cards. */
export const ChoiceField = observer(function ChoiceField({ item }: { item: AnswerStore }) {
  const { attempt } = useDesk();
  const { t } = useWords();
  const many = item.part.kind === 'multiple';
  const words = { right: t('sheet.right'), wrong: t('sheet.wrong') };
  return (
    <Options role={many ? 'group' : 'radiogroup'} aria-label={t('sheet.options', { no: item.question.no })}>
      {choicesOf(item.asked, words).map(({ id, text }, index) => (
        <Option key={id}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={`question-${item.id}`}
            checked={item.value.choice.includes(id)}
            // A second press unsets a single choice, which a radio button alone does not support.
            onClick={() => attempt.answer(item.id, { choice: toggled(item.asked, item.value.choice, id) })}
            onChange={() => undefined}
          />
          <span data-letter="" aria-hidden="true">
            {letterOf(index)}
          </span>
          <Rich plain html={text} />
          <Check size={20} strokeWidth={1.65} aria-hidden="true" />
        </Option>
      ))}
    </Options>
  );
});
