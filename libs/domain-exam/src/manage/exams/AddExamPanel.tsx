import { v } from '@banyan/contracts';
import { examLimits } from '@banyan/contracts/exam';
import { ConsoleForm, SidePanel } from '@banyan/core-console/views';
import { TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { ExamsStore } from './ExamsStore.ts';

const form = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'missing'), v.maxLength(examLimits.title, 'tooLong')),
});
type Values = v.InferOutput<typeof form>;

export interface AddExamPanelProps {
  store: ExamsStore;
  /** Called with the id of the new exam. */
  onAdded: (id: number) => void;
}

/** The form for a new exam, or for a copy. */
export const AddExamPanel = observer(function AddExamPanel({ store, onAdded }: AddExamPanelProps) {
  const { t } = useWords();
  const close = () => store.openForm(null);
  const { copyOf = 0, title = '' } = store.form ?? {};
  const label = t(copyOf === 0 ? 'manageExams.add' : 'manageExams.copy');
  return (
    <SidePanel label={label} place={label} onClose={close}>
      <ConsoleForm<Values>
        schema={form}
        values={{ title }}
        label={label}
        saveText={t(copyOf === 0 ? 'manageExams.addGo' : 'manageExams.copyGo')}
        ruleText={(rule) => (rule === 'missing' ? t('manageExams.titleMissing') : undefined)}
        onCancel={close}
        onSave={(values) => store.add(values.title)}
        onSaved={() => onAdded(store.added)}
      >
        <FormField<Values, 'title'> name="title">
          {(field) => (
            <TextField
              label={t('manageExams.column.title')}
              hint={t(copyOf === 0 ? 'manageExams.titleHint' : 'manageExams.copyHint')}
              autoComplete="off"
              required
              {...field}
            />
          )}
        </FormField>
      </ConsoleForm>
    </SidePanel>
  );
});
