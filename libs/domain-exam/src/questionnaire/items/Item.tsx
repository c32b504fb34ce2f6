import { uploadKinds } from '@banyan/contracts';
import { descriptionWords, mostImages, scoresOf, type QuestionnaireItem } from '@banyan/contracts/exam';
import { fileSize } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { createElement } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { GivenSheet } from '../responses/givenSheet.ts';
import { useProblemText } from '../responses/useProblemText.ts';
import type { Controls } from './controls.ts';

const Place = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  row-gap: 12px;
  padding: 24px 0;
  border-top: 1px solid var(--line);
  scroll-margin-top: 24px;

  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 4px;
    border-radius: var(--r-small);
  }
  &[data-wrong]::before {
    content: '';
    position: absolute;
    inset-block: 20px;
    inset-inline: -16px auto;
    width: 2px;
    background: var(--danger);
  }
  & > b {
    font-size: var(--t16);
    line-height: 24px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
  }
  & h2 {
    min-width: 0;
    font-size: var(--t16);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & h2 > em {
    margin-inline-start: 4px;
    font-style: normal;
    color: var(--danger);
  }
  & > header > small {
    flex: none;
    max-width: 45%;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > div {
    grid-column: 2;
    min-width: 0;
  }
`;

/** Id of a question on the page, for links to it. */
export const placeOf = (id: string) => `question-${id}`;

/** The rules of a question in a few words; empty when it needs none. */
function useRuleText(): (item: QuestionnaireItem, anonymous: boolean) => string {
  const { t, number } = useWords();
  return (item, anonymous) => {
    const { max, min, type } = item;
    const [from, to] = scoresOf(item);
    if (type === 'description') return t('questionnaire.rule.words', { limit: number(descriptionWords) });
    if (type === 'score') return t('questionnaire.rule.score', { from: number(from), to: number(to) });
    if (type === 'sorting') return t('questionnaire.rule.sorting');
    if (type === 'upload') {
      const limit = Math.min(max ?? mostImages, mostImages);
      return t('questionnaire.rule.upload', {
        count: limit,
        size: fileSize(uploadKinds.questionnaireImage.maxBytes),
      });
    }
    if (type === 'signature') return anonymous ? t('questionnaire.rule.signature') : '';
    if (type !== 'multiple') return item.hint;
    if (min !== null && max !== null) {
      return min === max
        ? t('questionnaire.rule.exactly', { count: min })
        : t('questionnaire.rule.between', { min: number(min), max: number(max) });
    }
    if (min !== null) return t('questionnaire.rule.fewest', { count: min });
    return max === null ? t('questionnaire.rule.any') : t('questionnaire.rule.most', { count: max });
  };
}

export interface ItemProps {
  item: QuestionnaireItem;
  /** From 1. */
  number: number;
  anonymous: boolean;
  store: GivenSheet;
  /** Of all types of questions in the questionnaire. */
  controls: Controls;
}

/** A question: its number, its text, its rules, the control, its error. */
export const Item = observer(function Item({ item, number, anonymous, store, controls }: ItemProps) {
  const problemText = useProblemText();
  const ruleText = useRuleText();
  const problem = store.shownProblem(item);
  const control = controls[item.type];
  const id = placeOf(item.id);
  return (
    <Place id={id} tabIndex={-1} aria-labelledby={`${id}-title`} data-wrong={problem === null ? undefined : ''}>
      <b aria-hidden="true">{number}</b>
      <header>
        <h2 id={`${id}-title`}>
          {item.title}
          {item.required ? <em aria-hidden="true">*</em> : null}
        </h2>
        <small>{ruleText(item, anonymous)}</small>
      </header>
      <div>
        {control === undefined
          ? null
          : createElement(control, { item, store, error: problem === null ? undefined : problemText(problem) })}
      </div>
    </Place>
  );
});
