import type { MeasuredQuestion } from '@banyan/contracts/exam';
import { CheckboxGroup, SegmentedControl, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { letterOf } from '../../shared/choices.ts';
import { useWords } from '../../shared/useWords.ts';
import type { ExamQuestionsStore } from './ExamQuestionsStore.ts';

export interface KeyFieldsProps {
  store: ExamQuestionsStore;
  question: MeasuredQuestion;
}

/** The mended key: right options, or accepted texts of each gap. */
export const KeyFields = observer(function KeyFields({ question, store }: KeyFieldsProps) {
  const { t } = useWords();
  const { choice, gaps } = store.key;
  if (question.kind === 'judgement')
    return (
      <SegmentedControl
        label={t('examQuestions.key')}
        value={String(choice[0] ?? 1)}
        options={[
          { value: '1', label: t('examQuestions.true') },
          { value: '0', label: t('examQuestions.false') },
        ]}
        onChange={(value) => store.choose([Number(value)])}
      />
    );
  if (question.kind === 'fill')
    return (
      <>
        {gaps.map((taken, gap) => (
          <TextField
            // Gaps have no other name than their place.
            // oxlint-disable-next-line no-array-index-key
            key={gap}
            label={t('manageQuestion.gap', { no: gap + 1 })}
            hint={t('manageQuestion.gapHint')}
            autoComplete="off"
            value={taken.join('|')}
            onChange={({ target }) => store.accept(gap, target.value.split(/[|｜]/))}
          />
        ))}
      </>
    );
  return (
    <CheckboxGroup
      label={t('examQuestions.key')}
      {...(question.kind === 'single' ? { hint: t('examQuestions.anyHint') } : {})}
      value={choice.map(String)}
      options={question.options.map(({ id, text }) => ({ value: String(id), label: `${letterOf(id)} ${text}` }))}
      onChange={(values) => store.choose(values.map(Number))}
    />
  );
});
