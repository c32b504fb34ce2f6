import { questionLimits } from '@banyan/contracts/exam';
import { BulkOutcome, ConfirmCount } from '@banyan/core-console/views';
import { TextField } from '@banyan/ui';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../../shared/useWords.ts';
import { bankName } from '../shared/bankName.ts';
import type { BankStore } from './BankStore.ts';

export interface QuestionActDialogProps {
  store: BankStore;
}

const Value = observer(function Value({
  store,
  value,
  onChange,
}: QuestionActDialogProps & { value: string; onChange: (value: string) => void }) {
  const { t, language } = useWords();
  const { acts, bank, banks } = store;
  switch (acts.asked?.act) {
    case 'tag':
    case 'untag':
      return (
        <TextField
          label={t('manageBank.tag')}
          maxLength={questionLimits.tag}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'difficulty':
      return (
        <Select
          label={t('manageBank.column.difficulty')}
          placeholder={t('manageBank.choose')}
          options={(['1', '2', '3'] as const).map((level) => ({
            value: level,
            label: t(`manageBank.difficulty.${level}`),
          }))}
          value={value}
          onChange={onChange}
        />
      );
    case 'move':
      return (
        <Select
          label={t('manageBank.moveTo')}
          placeholder={t('manageBank.choose')}
          options={(banks.value ?? [])
            .filter(({ id }) => id !== bank.value?.id)
            .map((one) => ({ value: String(one.id), label: bankName(one, language) }))}
          value={value}
          onChange={onChange}
        />
      );
    default:
      return null;
  }
});

const Question = observer(function Question({ store }: QuestionActDialogProps) {
  const { t, number } = useWords();
  const [value, setValue] = useState('');
  const { acts } = store;
  if (acts.asked === null) return null;
  const { act, count } = acts.asked;
  const isValued = act !== 'retire' && act !== 'restore';
  return (
    <ConfirmCount
      open
      title={t(`manageBank.ask.${act}`, { count, n: number(count) })}
      count={act === 'retire' ? count : 0}
      confirmText={t(`manageBank.act.${act}`)}
      shut={isValued && value.trim() === ''}
      onConfirm={() => acts.run(value.trim())}
      onClose={() => acts.close()}
    >
      <p>{t(`manageBank.effect.${act}`)}</p>
      <Value store={store} value={value} onChange={setValue} />
    </ConfirmCount>
  );
});

/** Asks before something is done to questions, tells which it left as they are, and takes it back. */
export const QuestionActDialog = observer(function QuestionActDialog({ store }: QuestionActDialogProps) {
  const { t } = useWords();
  if (store.acts.asked !== null) return <Question store={store} />;
  return <BulkOutcome store={store.acts} whyText={(why) => t(`manageBank.why.${why}`)} />;
});
