import { fieldKinds, fieldRefusals } from '@banyan/contracts/organisation';
import { ConflictDialog, ConsoleForm, FormSection } from '@banyan/core-console/views';
import { useClock } from '@banyan/core-screen/views';
import { Switch, TextField } from '@banyan/ui';
import { FormField, useWatch } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import { fieldForm, fieldValuesOf, writtenField, type FieldValues, type WrittenField } from './fieldForm.ts';
import type { FieldsStore } from './FieldsStore.ts';
import { OptionsField } from './OptionsField.tsx';

function Options() {
  const kind = useWatch<FieldValues, 'kind'>({ name: 'kind' });
  if (kind !== 'choice') return null;
  return (
    <FormField<FieldValues, 'options'> name="options">
      {({ value, onChange, error }) => <OptionsField value={value} onChange={onChange} error={error} />}
    </FormField>
  );
}

const Conflict = observer(function Conflict({ store }: { store: FieldsStore }) {
  const { t, list } = useWords();
  const now = useClock();
  const { conflict } = store;
  if (conflict === null) return null;
  const words = ({ name, options, shown }: Omit<WrittenField, 'kind'>) => ({
    name: name.zh_cn,
    en: name.en ?? '',
    options: list(options.map((option) => option.name.zh_cn)),
    shown: t(shown === 'Y' ? 'audit.yes' : 'audit.no'),
  });
  const { mine, theirs } = conflict;
  const [own, other] = [words(mine), words({ ...theirs, shown: theirs.shown ? 'Y' : 'N' })];
  return (
    <ConflictDialog
      open
      who={t('people.somebody')}
      at={now()}
      fields={(['name', 'en', 'options', 'shown'] as const)
        .filter((id) => own[id] !== other[id])
        .map((id) => ({ id, label: t(`fields.form.${id}`), mine: own[id], theirs: other[id] }))}
      pending={store.isSaving}
      onKeepMine={() => void store.keepMine()}
      onTakeTheirs={() => store.takeTheirs()}
      onClose={() => store.closeConflict()}
    />
  );
});

/** Name, kind, options and visibility of a field, or of a new one. */
export const FieldForm = observer(function FieldForm({ store }: { store: FieldsStore }) {
  const { t } = useWords();
  const { begun } = store;
  const isNew = store.opened === 0;
  const ruleText = (rule: string) => {
    const known = fieldRefusals.find((one) => one === rule);
    return known === undefined ? undefined : t(`fields.rule.${known}`);
  };
  return (
    <>
      <ConsoleForm<FieldValues>
        key={`${store.opened}-${store.form}`}
        schema={fieldForm}
        values={fieldValuesOf(begun)}
        label={t(isNew ? 'fields.form.addTitle' : 'fields.form.label')}
        ruleText={ruleText}
        {...(isNew ? { saveText: t('fields.add'), onCancel: () => store.close() } : {})}
        onSave={(values) => store.save(writtenField(values))}
      >
        <FormSection title={t(isNew ? 'fields.form.addTitle' : 'fields.form.label')}>
          <FormField<FieldValues, 'name'> name="name">
            {(field) => <TextField label={t('fields.form.name')} autoComplete="off" required {...field} />}
          </FormField>
          <FormField<FieldValues, 'en'> name="en">
            {(field) => <TextField label={t('fields.form.en')} autoComplete="off" {...field} />}
          </FormField>
          {isNew ? (
            <FormField<FieldValues, 'kind'> name="kind">
              {(field) => (
                <Select
                  label={t('fields.form.kind')}
                  hint={t('fields.form.kindHint')}
                  options={fieldKinds.map((kind) => ({ value: kind, label: t(`fields.kind.${kind}`) }))}
                  {...field}
                />
              )}
            </FormField>
          ) : null}
          <Options />
          <FormField<FieldValues, 'shown'> name="shown">
            {({ onChange, value }) => (
              <Switch checked={value} onChange={onChange} hint={t('fields.form.shownHint')}>
                {t('fields.form.shown')}
              </Switch>
            )}
          </FormField>
        </FormSection>
      </ConsoleForm>
      <Conflict store={store} />
    </>
  );
});
