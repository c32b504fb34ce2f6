import { lecturerKinds, type ManagedLecturerDetail } from '@banyan/contracts/teaching';
import {
  ConsoleForm,
  EditConflictDialog,
  FormSection,
  MediaField,
  PeoplePicker,
  WrittenTextFields,
} from '@banyan/core-console/views';
import { TextArea, TextField } from '@banyan/ui';
import { NumberField } from '@banyan/ui/fields';
import { FormField } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../shared/useWords.ts';
import { lecturerForm, lecturerValues, type LecturerValues } from './lecturerForm.ts';
import type { LecturersStore } from './LecturersStore.ts';

const ownRules = ['unknown', 'taken', 'price', 'tooMany'] as const;

export interface LecturerFormProps {
  store: LecturersStore;
  /** Null: a new one. */
  lecturer: ManagedLecturerDetail | null;
}

const Account = observer(function Account({ store, lecturer }: LecturerFormProps) {
  const { t } = useWords();
  const { found } = store;
  const [seen, setSeen] = useState<readonly { id: string; name: string; detail: string }[]>(() =>
    lecturer === null || lecturer.written.account === 0
      ? []
      : [{ id: String(lecturer.written.account), name: lecturer.person, detail: lecturer.account }],
  );
  const people = (found.value ?? []).map(({ department, id, name }) => ({ id: String(id), name, detail: department }));
  const known = [...new Map([...seen, ...people].map((one) => [one.id, one])).values()];
  const loading = found.state === 'loading';
  return (
    <FormField<LecturerValues, 'account'> name="account">
      {({ error, onChange, value }) => (
        <PeoplePicker
          label={t('manageLecturers.field.account')}
          hint={t('manageLecturers.accountHint')}
          people={people}
          known={known}
          loading={loading}
          onSearch={(words) => {
            setSeen(known);
            void found.load(words);
          }}
          value={value}
          // The person chosen last takes the place of the one before.
          onChange={(ids) => onChange(ids.slice(-1))}
          error={error}
        />
      )}
    </FormField>
  );
});

/** The form of a lecturer: names, title, introduction, picture, fields, cities, price, account. */
export const LecturerForm = observer(function LecturerForm({ store, lecturer }: LecturerFormProps) {
  const { list, number, t } = useWords();
  const { t: common } = useTranslation('console');
  const [edit] = useState(() => store.edit(lecturer));
  const { sender } = store;
  const words = (one: LecturerValues | ManagedLecturerDetail) => {
    const values = 'written' in one ? lecturerValues(one) : one;
    const texts = (['name', 'title', 'department', 'bio'] as const).map((id) => ({
      id,
      label: t(`manageLecturers.field.${id}`),
      value: list([values[id].zh_cn, values[id].en].filter((text) => text !== '')),
    }));
    return [
      ...texts,
      { id: 'kind', label: t('manageLecturers.field.kind'), value: t(`manageLecturers.kind.${values.kind}`) },
      { id: 'labels', label: t('manageLecturers.field.labels'), value: values.labels },
      { id: 'cities', label: t('manageLecturers.field.cities'), value: values.cities },
      { id: 'price', label: t('manageLecturers.field.price'), value: number(values.price ?? 0) },
    ];
  };
  const saved = (one: ManagedLecturerDetail) => void store.saved(one);
  return (
    <>
      <ConsoleForm<LecturerValues>
        key={edit.form}
        schema={lecturerForm}
        values={lecturerValues(edit.begun)}
        label={t(lecturer === null ? 'manageLecturers.add' : 'manageLecturers.change')}
        ruleText={(rule) => {
          const own = ownRules.find((one) => one === rule);
          return own === undefined ? undefined : t(`manageLecturers.rule.${own}`);
        }}
        onSave={async (values) => saved(await edit.save(values))}
      >
        <FormSection title={t('manageLecturers.about')}>
          <WrittenTextFields name="name" label={t('manageLecturers.field.name')} />
          {(['title', 'department'] as const).flatMap((name) => [
            <FormField<LecturerValues, `${typeof name}.zh_cn`> key={`${name} zh`} name={`${name}.zh_cn`}>
              {(field) => (
                <TextField
                  label={common('form.inChinese', { label: t(`manageLecturers.field.${name}`) })}
                  autoComplete="off"
                  {...field}
                />
              )}
            </FormField>,
            <FormField<LecturerValues, `${typeof name}.en`> key={`${name} en`} name={`${name}.en`}>
              {(field) => (
                <TextField
                  label={common('form.inEnglish', { label: t(`manageLecturers.field.${name}`) })}
                  autoComplete="off"
                  {...field}
                />
              )}
            </FormField>,
          ])}
          <FormField<LecturerValues, 'bio.zh_cn'> name="bio.zh_cn">
            {(field) => (
              <TextArea
                label={common('form.inChinese', { label: t('manageLecturers.field.bio') })}
                rows={4}
                {...field}
              />
            )}
          </FormField>
          <FormField<LecturerValues, 'bio.en'> name="bio.en">
            {(field) => (
              <TextArea
                label={common('form.inEnglish', { label: t('manageLecturers.field.bio') })}
                rows={3}
                {...field}
              />
            )}
          </FormField>
          {sender === undefined ? null : (
            <FormField<LecturerValues, 'photo'> name="photo">
              {({ error, onBlur, onChange, value }) => (
                <MediaField
                  label={t('manageLecturers.field.photo')}
                  kind="lecturerPhoto"
                  describes={false}
                  sender={sender}
                  {...{ value, onChange, onBlur, error }}
                />
              )}
            </FormField>
          )}
        </FormSection>
        <FormSection title={t('manageLecturers.teaching')}>
          <FormField<LecturerValues, 'kind'> name="kind">
            {(field) => (
              <Select
                label={t('manageLecturers.field.kind')}
                options={lecturerKinds.map((value) => ({ value, label: t(`manageLecturers.kind.${value}`) }))}
                {...field}
              />
            )}
          </FormField>
          <Account store={store} lecturer={lecturer} />
          {(['labels', 'cities'] as const).map((name) => (
            <FormField<LecturerValues, typeof name> key={name} name={name}>
              {(field) => (
                <TextField
                  label={t(`manageLecturers.field.${name}`)}
                  hint={t('manageLecturers.listHint')}
                  autoComplete="off"
                  {...field}
                />
              )}
            </FormField>
          ))}
          <FormField<LecturerValues, 'price'> name="price">
            {(field) => (
              <NumberField
                label={t('manageLecturers.field.price')}
                unit={t('manageLecturers.priceUnit')}
                min={0}
                step={0.01}
                {...field}
              />
            )}
          </FormField>
        </FormSection>
      </ConsoleForm>
      <EditConflictDialog store={edit} words={words} onSaved={saved} />
    </>
  );
});
