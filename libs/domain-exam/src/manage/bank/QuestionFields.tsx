import { questionKinds, questionLimits } from '@banyan/contracts/exam';
import { SegmentedControl, TextField } from '@banyan/ui';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { QuestionPreview } from './QuestionPreview.tsx';
import type { QuestionStore } from './QuestionStore.ts';
import { WordsField, type WrittenIn } from './WordsField.tsx';

const Fields = styled.div`
  display: grid;
  gap: 16px;
`;

const levels = ['1', '2', '3'] as const;

export interface QuestionFieldsProps {
  store: QuestionStore;
}

/** Fields of a question: its words, its answer, its place in the bank, and the learner’s view of it. */
export const QuestionFields = observer(function QuestionFields({ store }: QuestionFieldsProps) {
  const { t } = useWords();
  const [language, setLanguage] = useState<WrittenIn>('zh');
  const { faults, question, written } = store;
  if (written === null) return null;
  const { difficulty, explanation, kind, stem, tags } = written;
  return (
    <>
      <Fields>
        {question.value === null ? (
          <Select
            label={t('manageBank.column.kind')}
            options={questionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            onChange={(value) => store.turnInto(questionKinds.find((one) => one === value) ?? kind)}
          />
        ) : null}
        <SegmentedControl
          label={t('manageQuestion.language')}
          options={[
            { value: 'zh', label: t('manageExam.language.zh_cn') },
            { value: 'en', label: t('manageExam.language.en') },
          ]}
          value={language}
          onChange={setLanguage}
        />
        <WordsField
          label={t('manageBank.column.stem')}
          value={stem}
          language={language}
          limit={questionLimits.stem}
          rows={3}
          error={faults.stem === undefined ? undefined : t(`manageQuestion.rule.${faults.stem}`)}
          {...(kind === 'fill' ? { hint: t('manageQuestion.gapsHint') } : {})}
          onChange={(next) => store.change({ stem: next })}
        />
        <AnswerFields store={store} language={language} />
        <WordsField
          label={t('manageQuestion.explanation')}
          value={explanation}
          language={language}
          limit={questionLimits.explanation}
          onChange={(next) => store.change({ explanation: next })}
        />
        <SegmentedControl
          label={t('manageBank.column.difficulty')}
          options={levels.map((value) => ({ value, label: t(`manageBank.difficulty.${value}`) }))}
          value={levels.find((one) => one === String(difficulty)) ?? '2'}
          onChange={(value) => store.change({ difficulty: value === '1' ? 1 : value === '3' ? 3 : 2 })}
        />
        <TextField
          label={t('manageBank.column.tags')}
          hint={t('manageQuestion.commas')}
          autoComplete="off"
          value={tags.join(',')}
          onChange={({ target }) =>
            store.change({
              tags: target.value === '' ? [] : target.value.split(/[,，、]/).slice(0, questionLimits.tags),
            })
          }
        />
      </Fields>
      <QuestionPreview key={kind} written={written} language={language} />
    </>
  );
});
