import { questionLimits } from '@banyan/contracts/exam';
import { SegmentedControl, Switch, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { OptionFields } from './OptionFields.tsx';
import type { QuestionStore } from './QuestionStore.ts';
import { WordsField, type WrittenIn } from './WordsField.tsx';

export interface AnswerFieldsProps {
  store: QuestionStore;
  language: WrittenIn;
}

const split = (text: string) => text.split(/[|｜]/).map((one) => one.trim());

const Gaps = observer(function Gaps({ store }: Pick<AnswerFieldsProps, 'store'>) {
  const { t } = useWords();
  const { faults, written } = store;
  if (written === null) return null;
  const count = written.stem.zh_cn.match(/_{4,}/g)?.length ?? 0;
  const gaps = Array.from({ length: count }, (_, at) => written.gaps[at] ?? ['']);
  return (
    <>
      {gaps.map((taken, at) => (
        <TextField
          // Gaps have no other name than their place.
          // oxlint-disable-next-line no-array-index-key
          key={at}
          label={t('manageQuestion.gap', { no: at + 1 })}
          hint={t('manageQuestion.gapHint')}
          autoComplete="off"
          value={taken.join('|')}
          error={faults.gaps === undefined ? undefined : t(`manageQuestion.rule.${faults.gaps}`)}
          onChange={({ target }) =>
            store.change({ gaps: gaps.map((one, other) => (other === at ? split(target.value) : [...one])) })
          }
        />
      ))}
      <Switch checked={written.numbers} onChange={(numbers) => store.change({ numbers })}>
        {t('manageQuestion.numbers')}
      </Switch>
    </>
  );
});

/** The right answer of a question, by its kind. */
export const AnswerFields = observer(function AnswerFields({ store, language }: AnswerFieldsProps) {
  const { t } = useWords();
  const { faults, written } = store;
  switch (written?.kind) {
    case 'single':
    case 'multiple':
      return <OptionFields store={store} language={language} />;
    case 'judgement':
      return (
        <SegmentedControl
          label={t('manageQuestion.answer')}
          options={[
            { value: '1', label: t('sheet.right') },
            { value: '0', label: t('sheet.wrong') },
          ]}
          value={String(written.choice[0] ?? 1)}
          onChange={(value) => store.change({ choice: [Number(value)] })}
        />
      );
    case 'fill':
      return <Gaps store={store} />;
    case 'short':
      return (
        <>
          <WordsField
            plain
            label={t('manageQuestion.sample')}
            value={written.sample ?? { zh_cn: '' }}
            language={language}
            limit={questionLimits.sample}
            rows={4}
            error={faults.sample === undefined ? undefined : t(`manageQuestion.rule.${faults.sample}`)}
            onChange={(sample) => store.change({ sample: sample.zh_cn === '' && !sample.en ? null : sample })}
          />
          <TextField
            label={t('manageQuestion.keywords')}
            hint={t('manageQuestion.commas')}
            autoComplete="off"
            value={written.keywords.join(',')}
            onChange={({ target }) =>
              store.change({ keywords: target.value === '' ? [] : target.value.split(/[,，、]/) })
            }
          />
          <Switch checked={written.takesFiles} onChange={(takesFiles) => store.change({ takesFiles })}>
            {t('manageQuestion.takesFiles')}
          </Switch>
        </>
      );
    default:
      return null;
  }
});
