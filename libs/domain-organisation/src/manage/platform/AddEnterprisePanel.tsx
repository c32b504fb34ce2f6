import { enterpriseLanguages } from '@banyan/contracts/organisation';
import { ConsoleForm, FormSection, SidePanel } from '@banyan/core-console/views';
import { TextField } from '@banyan/ui';
import { ComboBox } from '@banyan/ui/fields';
import { FormField } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWords } from '../shared/useWords.ts';
import { newEnterprise, newEnterpriseForm, type NewEnterpriseValues } from './enterpriseForm.ts';
import { PeriodFields } from './PeriodFields.tsx';
import type { PlatformStore } from './PlatformStore.ts';
import { usePlatformRule } from './usePlatformRule.ts';

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));

type TextName = 'name' | 'host' | 'person' | 'mail';

function Line({ name, hint, type }: { name: TextName; hint?: string; type?: 'email' }) {
  const { t } = useWords();
  return (
    <FormField<NewEnterpriseValues, TextName> name={name}>
      {(field) => (
        <TextField
          label={t(`platform.form.${name}`)}
          autoComplete="off"
          required
          {...(hint === undefined ? {} : { hint })}
          {...(type === undefined ? {} : { type })}
          {...field}
        />
      )}
    </FormField>
  );
}

function LanguageAndZone() {
  const { t } = useWords();
  return (
    <>
      <FormField<NewEnterpriseValues, 'languages'> name="languages">
        {({ disabled, ...field }) => (
          <Select
            label={t('platform.form.language')}
            options={enterpriseLanguages.map((value) => ({ value, label: t(`platform.form.languages.${value}`) }))}
            {...field}
            disabled={disabled ?? false}
          />
        )}
      </FormField>
      <FormField<NewEnterpriseValues, 'timeZone'> name="timeZone">
        {({ error, onBlur, onChange, value }) => (
          <ComboBox
            label={t('platform.form.timeZone')}
            options={zones}
            value={value}
            onChange={(zone) => onChange(zone ?? '')}
            onBlur={onBlur}
            error={error}
            words={{ empty: t('people.pick.empty'), loading: t('people.pick.loading'), clear: t('people.pick.clear') }}
          />
        )}
      </FormField>
    </>
  );
}

/** The form for a new enterprise and its first administrator. */
export const AddEnterprisePanel = observer(function AddEnterprisePanel({ store }: { store: PlatformStore }) {
  const { t, language } = useWords();
  const ruleText = usePlatformRule();
  const [values] = useState(() => newEnterprise(language));
  const close = () => store.openForm(false);
  const example = `acme.${store.baseDomain || 'example.com'}`;
  return (
    <SidePanel label={t('platform.form.title')} place={t('platform.form.title')} onClose={close}>
      <ConsoleForm<NewEnterpriseValues>
        schema={newEnterpriseForm}
        values={values}
        label={t('platform.form.title')}
        saveText={t('platform.form.save')}
        ruleText={ruleText}
        onCancel={close}
        onSave={({ userLimit, ...rest }) => store.add({ ...rest, userLimit: userLimit ?? 0 })}
      >
        <FormSection title={t('platform.form.what')}>
          <Line name="name" />
          <Line name="host" hint={t('platform.form.hostHint', { example })} />
          <LanguageAndZone />
          <PeriodFields />
        </FormSection>
        <FormSection title={t('platform.form.who')} description={t('platform.form.whoText')}>
          <Line name="person" />
          <Line name="mail" type="email" hint={t('platform.form.mailHint')} />
        </FormSection>
      </ConsoleForm>
    </SidePanel>
  );
});
