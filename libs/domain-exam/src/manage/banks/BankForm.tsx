import { v } from '@banyan/contracts';
import { questionLimits } from '@banyan/contracts/exam';
import { ConsoleForm, SidePanel } from '@banyan/core-console/views';
import { TextField } from '@banyan/ui';
import { FormField, messageKey } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { BanksStore } from './BanksStore.ts';

const text = v.pipe(v.string(), v.maxLength(questionLimits.bank, messageKey('tooLong', { max: questionLimits.bank })));
const form = v.object({ name: v.pipe(text, v.regex(/\S/, 'missing')), en: text });
type Values = v.InferOutput<typeof form>;

export interface BankFormProps {
  store: BanksStore;
  /** Called once the name is saved; `added`: id of a new bank, otherwise null. */
  onSaved: (added: number | null) => void;
}

/** Name of a bank in the languages of the enterprise. */
export const BankForm = observer(function BankForm({ store, onSaved }: BankFormProps) {
  const { t } = useWords();
  const { written } = store;
  if (written === null) return null;
  const isNew = written === 'new';
  const label = t(isNew ? 'manageBanks.add' : 'manageBanks.rename');
  return (
    <SidePanel label={label} place={label} onClose={() => store.write(null)}>
      <ConsoleForm<Values>
        schema={form}
        values={isNew ? { name: '', en: '' } : { name: written.name.zh_cn, en: written.name.en ?? '' }}
        label={label}
        {...(isNew ? { saveText: t('manageBanks.addGo') } : {})}
        ruleText={(rule) => (rule === 'missing' ? t('manageBanks.nameMissing') : undefined)}
        onCancel={() => store.write(null)}
        onSave={({ en, name }) => store.save({ zh_cn: name, ...(en.trim() === '' ? {} : { en }) })}
        onSaved={() => onSaved(isNew ? store.saved : null)}
      >
        <FormField<Values, 'name'> name="name">
          {(field) => <TextField label={t('manageBanks.zh')} required autoComplete="off" {...field} />}
        </FormField>
        <FormField<Values, 'en'> name="en">
          {(field) => <TextField label={t('manageBanks.en')} autoComplete="off" {...field} />}
        </FormField>
      </ConsoleForm>
    </SidePanel>
  );
});
