import type { ManagedDepartment, ManagedGroup, PersonField } from '@banyan/contracts/organisation';
import {
  ConsoleForm,
  EditConflictDialog,
  FormSection,
  RuleEditor,
  ruleFields,
  useAudienceWords,
  WrittenTextFields,
} from '@banyan/core-console/views';
import { Radio, RadioGroup } from '@banyan/ui';
import { FormField, useWatch } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { departmentName, treeDepartments } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import { groupForm, groupValues, writtenGroup, type GroupValues } from './groupForm.ts';
import type { GroupStore } from './GroupStore.ts';
import { RulePreview } from './RulePreview.tsx';

export interface GroupFormProps {
  store: GroupStore;
  departments: readonly ManagedDepartment[];
  /** Fields of the enterprise, on which rules may look. */
  fields: readonly PersonField[];
  /** Called with the group as saved. */
  onSaved: (group: ManagedGroup) => void;
  /** Closes the form of a new group. */
  onCancel?: () => void;
}

const Rule = observer(function Rule({
  store,
  departments,
  fields,
}: Pick<GroupFormProps, 'departments' | 'fields' | 'store'>) {
  const { t, language } = useWords();
  const [kind, rule, department] = useWatch<GroupValues, ['kind', 'rule', 'department']>({
    name: ['kind', 'rule', 'department'],
  });
  if (kind === 'hand') return store.id === 0 ? <p>{t('groups.form.handText')}</p> : null;
  return (
    <FormSection title={t('groups.form.rule')} description={t('groups.form.ruleText')}>
      <FormField<GroupValues, 'rule'> name="rule">
        {({ value, onChange, error }) => (
          <RuleEditor
            value={value}
            departments={treeDepartments(departments, language)}
            fields={ruleFields(fields, language)}
            onChange={onChange}
            error={error}
          />
        )}
      </FormField>
      <RulePreview store={store} rule={rule} department={department === '' ? 0 : Number(department)} />
    </FormSection>
  );
});

const Conflict = observer(function Conflict({ store, departments, fields, onSaved }: Omit<GroupFormProps, 'onCancel'>) {
  const { t, language } = useWords();
  const { rule: ruleWords } = useAudienceWords({
    department: (id) => {
      const one = departments.find((department) => department.id === id);
      return one === undefined ? `#${id}` : departmentName(one, language);
    },
    group: String,
    person: String,
    field: (id) => ruleFields(fields, language).find((one) => one.id === id),
  });
  return (
    <EditConflictDialog
      store={store.edit}
      words={({ name, rule }) => [
        { id: 'name', label: t('groups.form.name'), value: name.zh_cn },
        { id: 'en', label: t('groups.form.en'), value: name.en ?? '' },
        { id: 'rule', label: t('groups.form.rule'), value: rule === null ? '' : ruleWords(rule) },
      ]}
      onSaved={onSaved}
    />
  );
});

/** Names, kind and rule of a group; whom the rule takes stands below it before it is saved. */
export const GroupForm = observer(function GroupForm(props: GroupFormProps) {
  const { store, departments, fields, onSaved, onCancel } = props;
  const { t, language } = useWords();
  const isNew = store.id === 0;
  const ruleText = (rule: string) => {
    if (rule === 'missing' || rule === 'invalid') return t(`people.rule.${rule}`);
    return rule === 'whole' ? t('groups.form.whole') : undefined;
  };
  return (
    <>
      <ConsoleForm<GroupValues>
        key={store.edit.form}
        schema={groupForm}
        values={groupValues(store.edit.begun ?? undefined)}
        label={t(isNew ? 'groups.add' : 'groups.form.label')}
        ruleText={ruleText}
        {...(isNew ? { saveText: t('groups.add') } : {})}
        {...(onCancel === undefined ? {} : { onCancel })}
        onSave={async (values) => onSaved(await store.edit.save(writtenGroup(values)))}
      >
        <FormSection title={t(isNew ? 'groups.add' : 'groups.form.label')}>
          <WrittenTextFields name="name" label={t('groups.column.name')} />
          {isNew ? (
            <>
              <FormField<GroupValues, 'department'> name="department">
                {(field) => (
                  <Select
                    label={t('groups.form.department')}
                    hint={t('groups.form.departmentHint')}
                    options={[
                      { value: '', label: t('groups.form.enterprise') },
                      ...departments
                        .filter(({ closed }) => !closed)
                        .map((one) => ({ value: String(one.id), label: departmentName(one, language) })),
                    ]}
                    {...field}
                  />
                )}
              </FormField>
              <FormField<GroupValues, 'kind'> name="kind">
                {(field) => (
                  <RadioGroup label={t('groups.form.kind')} {...field}>
                    <Radio value="rule">{t('groups.kind.rule')}</Radio>
                    <Radio value="hand">{t('groups.kind.hand')}</Radio>
                  </RadioGroup>
                )}
              </FormField>
            </>
          ) : null}
        </FormSection>
        <Rule {...{ store, departments, fields }} />
      </ConsoleForm>
      <Conflict {...{ store, departments, fields, onSaved }} />
    </>
  );
});
