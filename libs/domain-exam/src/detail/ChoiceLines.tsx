import type { MarkedQuestion } from '@banyan/contracts/exam';
import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { Rich } from '../shared/Rich.tsx';
import { choicesOf, letterOf } from '../shared/choices.ts';
import { useWords } from '../shared/useWords.ts';

const Lines = styled.ul`
  display: grid;
  gap: 4px;

  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    gap: 8px;
    align-items: baseline;
    padding: 6px 12px;
    border: 1px solid transparent;
    border-radius: var(--r-ctl);
  }
  & > li > b {
    font-weight: 600;
    color: var(--ink-3);
  }
  & > li > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-size: var(--t12);
    font-weight: 600;
    white-space: nowrap;
    color: var(--ink-2);
  }
  & svg {
    flex: none;
  }
  & > [data-chosen] {
    border-color: var(--line-2);
    background: var(--sunken);
  }
  & > [data-right] {
    border-color: transparent;
    background: var(--ok-soft);
  }
  & > [data-right] > :is(b, span) {
    color: var(--ok);
  }
  & > [data-wrong] {
    border-color: transparent;
    background: var(--danger-soft);
  }
  & > [data-wrong] > :is(b, span) {
    color: var(--danger);
  }
`;

/** The person whose answer the words call it. */
export type Whose = 'theirs' | 'yours';

export interface AnswerLinesProps {
  question: MarkedQuestion;
  whose?: Whose;
}

/** The options of a question: which were chosen and, as the rules allow, which are right. */
export function ChoiceLines({ question, whose = 'yours' }: AnswerLinesProps) {
  const { t } = useWords();
  const { answer, key, no } = question;
  const options = choicesOf(question, { right: t('detail.true'), wrong: t('detail.false') });
  const chosen = new Set(answer?.choice);
  const right = key === null ? null : new Set(key.choice);
  return (
    <Lines aria-label={t('detail.optionsOf', { no })}>
      {options.map(({ id, text }, index) => {
        const own = chosen.has(id);
        const isRight = right?.has(id) ?? false;
        const isWrong = right !== null && own && !isRight;
        const words = own
          ? t(right === null ? `detail.${whose}` : `detail.${whose}${isRight ? 'Right' : 'Wrong'}`)
          : isRight
            ? t('detail.right')
            : null;
        return (
          <li
            key={id}
            data-chosen={own || undefined}
            data-right={isRight || undefined}
            data-wrong={isWrong || undefined}
          >
            <b>{letterOf(index)}</b>
            <Rich html={text} size="sm" />
            {words === null ? null : (
              <span>
                {isRight ? <Check size={14} aria-hidden="true" /> : null}
                {isWrong ? <X size={14} aria-hidden="true" /> : null}
                {words}
              </span>
            )}
          </li>
        );
      })}
    </Lines>
  );
}
