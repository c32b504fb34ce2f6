import type { AnswerValue, WrittenQuestion } from '@banyan/contracts/exam';
import { SegmentedControl } from '@banyan/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { emptyAnswer } from '../../answers/answerRules.ts';
import { DrillOptions } from '../../drill/DrillOptions.tsx';
import { DrillTexts } from '../../drill/DrillTexts.tsx';
import { toggled } from '../../shared/choices.ts';
import { Rich } from '../../shared/Rich.tsx';
import { useWords } from '../../shared/useWords.ts';
import { wordsIn, type WrittenIn } from './WordsField.tsx';

const Frame = styled.section`
  margin-top: 24px;
  padding: 16px;
  border-radius: var(--r-card);
  background: var(--bg);

  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 12px;
    color: var(--ink-3);
    font-size: var(--t12);
  }
`;

export interface QuestionPreviewProps {
  written: WrittenQuestion;
  language: WrittenIn;
}

/** The question as a learner sees it: while answering, and with its explanation. */
export function QuestionPreview({ written, language }: QuestionPreviewProps) {
  const { t } = useWords();
  const [view, setView] = useState<'answer' | 'explained'>('answer');
  const [value, setValue] = useState<AnswerValue>(emptyAnswer);
  const { choice, explanation, gaps, kind, options, sample, stem } = written;
  const shown = (words: WrittenQuestion['stem']) => wordsIn(words, language) || words.zh_cn;
  const question = {
    ...{ id: 0, kind },
    // An option without words yet is none.
    options: options.map((words, id) => ({ id, text: shown(words) })).filter(({ text }) => text.trim() !== ''),
    gaps: kind === 'fill' ? (stem.zh_cn.match(/_{4,}/g)?.length ?? 0) : 0,
  };
  const answer = {
    ...{ value, hits: gaps.map(() => true) },
    key: { choice: [...choice], gaps: gaps.map((taken) => [...taken]), text: sample === null ? '' : shown(sample) },
  };
  const told = view === 'explained' ? { answer } : {};
  return (
    <Frame aria-label={t('manageQuestion.preview')}>
      <header>
        {t('manageQuestion.preview')}
        <SegmentedControl
          label={t('manageQuestion.preview')}
          options={[
            { value: 'answer', label: t('manageQuestion.view.answer') },
            { value: 'explained', label: t('manageQuestion.view.explained') },
          ]}
          value={view}
          onChange={setView}
        />
      </header>
      <Rich plain html={shown(stem)} />
      {kind === 'fill' || kind === 'short' ? (
        <DrillTexts
          question={question}
          value={value}
          {...told}
          onAnswer={(part) => setValue((before) => ({ ...before, ...part }))}
        />
      ) : (
        <DrillOptions
          question={question}
          value={value}
          {...told}
          onChoose={(id) => setValue((before) => ({ ...before, choice: toggled(question, before.choice, id) }))}
        />
      )}
      {view === 'explained' ? <Rich size="sm" html={shown(explanation)} /> : null}
    </Frame>
  );
}
