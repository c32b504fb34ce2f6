import type { ManagedDepartment } from '@banyan/contracts/organisation';
import { ConflictDialog, ConsoleForm, FormSection, PeoplePicker } from '@banyan/core-console/views';
import { useClock } from '@banyan/core-screen/views';
import { Switch, TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import { departmentForm, departmentValues, writtenDepartment, type DepartmentValues } from './departmentForm.ts';
import type { DepartmentsStore } from './DepartmentsStore.ts';

export interface DepartmentFormProps {
  store: DepartmentsStore;
  /** The one that is changed; without it a new one is written. */
  department?: ManagedDepartment;
}

const Managers = observer(function Managers({ store, department }: DepartmentFormProps) {
  const { t } = useWords();
  const { found } = store;
  const known = department?.managers.map(({ id, name }) => ({ id: String(id), name, detail: '' })) ?? [];
  const people = (found.value ?? []).map(({ id, name, account, department: place }) => ({
    id: String(id),
    name,
    detail: place === null ? account : `${place.name} ${account}`,
  }));
  return (
    <FormField<DepartmentValues, 'managers'> name="managers">
      {({ value, onChange, error }) => (
        <PeoplePicker
          label={t('departments.form.managers')}
          hint={t('departments.form.managersHint')}
          people={people}
          known={known}
          loading={found.state === 'loading'}
          onSearch={(words) => void found.load(words)}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
    </FormField>
  );
});

const Conflict = observer(function Conflict({ store, department }: Required<DepartmentFormProps>) {
  const { t, list } = useWords();
  const now = useClock();
  const { found, mine } = store;
  if (mine === null) return null;
  const known = new Map([...(found.value ?? []), ...department.managers].map(({ id, name }) => [id, name]));
  const namesOf = (ids: readonly number[]) => list(ids.map((id) => known.get(id) ?? String(id)));
  const yesNo = (on: boolean) => t(on ? 'audit.yes' : 'audit.no');
  const fields = [
    { id: 'name', label: t('departments.form.zh'), mine: mine.name.zh_cn, theirs: department.name.zh_cn },
    { id: 'en', label: t('departments.form.en'), mine: mine.name.en ?? '', theirs: department.name.en ?? '' },
    {
      id: 'managers',
      label: t('departments.form.managers'),
      mine: namesOf(mine.managers),
      theirs: list(department.managers.map(({ name }) => name)),
    },
    { id: 'open', label: t('departments.form.open'), mine: yesNo(mine.open === 'Y'), theirs: yesNo(department.open) },
  ].filter((field) => field.mine !== field.theirs);
  return (
    <ConflictDialog
      open
      who={t('people.somebody')}
      at={now()}
      fields={fields}
      pending={store.isSaving}
      onKeepMine={() => void store.keepMine()}
      onTakeTheirs={() => store.takeTheirs()}
      onClose={() => store.closeConflict()}
    />
  );
});

/** Names, managers and openness of a department. */
export const DepartmentForm = observer(function DepartmentForm({ store, department }: DepartmentFormProps) {
  const { t, language } = useWords();
  const above = store.all.find(({ id }) => id === store.above);
  const isNew = department === undefined;
  return (
    <>
      <ConsoleForm<DepartmentValues>
        schema={departmentForm}
        values={departmentValues(department)}
        label={t(isNew ? 'departments.form.add' : 'departments.form.edit')}
        ruleText={(rule) => (rule === 'missing' ? t('people.rule.missing') : undefined)}
        {...(isNew ? { saveText: t('departments.add'), onCancel: () => store.begin(null) } : {})}
        onSave={(values) => (isNew ? store.add(writtenDepartment(values)) : store.save(writtenDepartment(values)))}
      >
        <FormSection
          title={isNew ? t('departments.form.add') : departmentName(department, language)}
          {...(isNew
            ? {
                description:
                  above === undefined
                    ? t('departments.form.top')
                    : t('departments.form.below', { name: departmentName(above, language) }),
              }
            : {})}
        >
          <FormField<DepartmentValues, 'name'> name="name">
            {(field) => <TextField label={t('departments.form.zh')} required autoComplete="off" {...field} />}
          </FormField>
          <FormField<DepartmentValues, 'en'> name="en">
            {(field) => <TextField label={t('departments.form.en')} autoComplete="off" {...field} />}
          </FormField>
          <Managers store={store} {...(isNew ? {} : { department })} />
          <FormField<DepartmentValues, 'open'> name="open">
            {({ value, onChange }) => (
              <Switch checked={value} onChange={onChange}>
                {t('departments.form.open')}
              </Switch>
            )}
          </FormField>
        </FormSection>
      </ConsoleForm>
      {isNew ? null : <Conflict store={store} department={department} />}
    </>
  );
});
