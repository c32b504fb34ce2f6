import { v } from '@banyan/contracts';
import { questionnaireLimits } from '@banyan/contracts/exam';
import { ConsoleForm, SidePanel } from '@banyan/core-console/views';
import { TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionnairesStore } from './QuestionnairesStore.ts';

const form = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1, 'missing'), v.maxLength(questionnaireLimits.title, 'tooLong')),
  from: v.string(),
});
type Values = v.InferOutput<typeof form>;

export interface AddQuestionnairePanelProps {
  store: QuestionnairesStore;
  /** Called with the id of the new questionnaire. */
  onAdded: (id: number) => void;
}

/** The form for a new questionnaire: empty, of a template, or a copy. */
export const AddQuestionnairePanel = observer(function AddQuestionnairePanel({
  store,
  onAdded,
}: AddQuestionnairePanelProps) {
  const { t } = useWords();
  const close = () => store.openForm(null);
  const { copyOf = 0, title = '' } = store.form ?? {};
  const label = t(copyOf === 0 ? 'manageQuestionnaires.add' : 'manageQuestionnaires.copy');
  const templates = store.templates.value ?? [];
  return (
    <SidePanel label={label} place={label} onClose={close}>
      <ConsoleForm<Values>
        schema={form}
        values={{ title, from: String(copyOf) }}
        label={label}
        saveText={t(copyOf === 0 ? 'manageQuestionnaires.addGo' : 'manageQuestionnaires.copyGo')}
        ruleText={(rule) => (rule === 'missing' ? t('manageQuestionnaires.titleMissing') : undefined)}
        onCancel={close}
        onSave={(values) => store.add(values.title, Number(values.from))}
        onSaved={() => onAdded(store.added)}
      >
        <FormField<Values, 'title'> name="title">
          {(field) => (
            <TextField
              label={t('manageQuestionnaires.column.title')}
              hint={t(copyOf === 0 ? 'manageQuestionnaires.titleHint' : 'manageQuestionnaires.copyHint')}
              autoComplete="off"
              required
              {...field}
            />
          )}
        </FormField>
        {copyOf !== 0 || templates.length === 0 ? null : (
          <FormField<Values, 'from'> name="from">
            {(field) => (
              <Select
                label={t('manageQuestionnaires.begin')}
                options={[
                  { value: '0', label: t('manageQuestionnaires.empty') },
                  ...templates.map(({ id, title: name }) => ({ value: String(id), label: name })),
                ]}
                {...field}
              />
            )}
          </FormField>
        )}
      </ConsoleForm>
    </SidePanel>
  );
});
