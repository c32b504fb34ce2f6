import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { AnswerItem } from '../answers/AnswerItem.ts';
import { useWords } from '../shared/useWords.ts';
import { choicesOf, letterOf, toggled } from './choices.ts';
import { useDesk } from './desk.ts';
import { Prose } from './Prose.tsx';

const Options = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 24px;
`;

const Option = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) 20px;
  gap: 14px;
  align-items: start;
  min-height: 60px;
  padding: 15px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  font-size: var(--t16);
  line-height: 26px;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: border-color var(--quick) var(--ease);

  &:hover {
    border-color: var(--line-2);
  }
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > [data-letter] {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1.5px solid var(--line-2);
    border-radius: 6px;
    font-size: var(--t14);
    line-height: 1;
    font-weight: 600;
    color: var(--ink-2);
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
  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;

/** Options of a single or multiple choice, or of a judgement, as large cards [EX-02]. */
export const ChoiceField = observer(function ChoiceField({ item }: { item: AnswerItem }) {
  const { attempt } = useDesk();
  const { t } = useWords();
  const many = item.part.kind === 'multiple';
  const words = { right: t('sheet.right'), wrong: t('sheet.wrong') };
  return (
    <Options role={many ? 'group' : 'radiogroup'} aria-label={t('sheet.options', { no: item.question.no })}>
      {choicesOf(item, words).map(({ id, text }, index) => (
        <Option key={id}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={`question-${item.id}`}
            checked={item.value.choice.includes(id)}
            // A second press takes a single choice back, which a radio button alone does not know.
            onClick={() => attempt.answer(item.id, { choice: toggled(item, id) })}
            onChange={() => undefined}
          />
          <span data-letter="" aria-hidden="true">
            {letterOf(index)}
          </span>
          <Prose html={text} />
          <Check size={20} strokeWidth={1.65} aria-hidden="true" />
        </Option>
      ))}
    </Options>
  );
});
