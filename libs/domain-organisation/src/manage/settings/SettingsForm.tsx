import type { ManagedWaysIn } from '@banyan/contracts/organisation';
import { ConsoleForm, FormSection } from '@banyan/core-console/views';
import { Switch, TextArea, TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import { settingsForm, settingsValues, writtenSettings, type SettingsValues } from './settingsForm.ts';
import type { SettingsStore } from './SettingsStore.ts';

const ownRules = ['corpId', 'https', 'domain', 'noHost', 'site', 'sites'] as const;

type TextName = 'corpId' | 'dingtalkCorpId' | 'scanLogin' | 'cookieDomain';
type SwitchName = 'signAll' | 'encryptAll' | 'membersOnly' | 'registration';

function TextSetting({ name, hint }: { name: TextName; hint?: string }) {
  const { t } = useWords();
  return (
    <FormField<SettingsValues, TextName> name={name}>
      {(field) => (
        <TextField
          label={t(`settings.field.${name}`)}
          autoComplete="off"
          spellCheck={false}
          {...(hint === undefined ? {} : { hint })}
          {...field}
        />
      )}
    </FormField>
  );
}

function SwitchSetting({ name }: { name: SwitchName }) {
  const { t } = useWords();
  return (
    <FormField<SettingsValues, SwitchName> name={name}>
      {({ value, onChange }) => (
        <Switch name={name} checked={value} onChange={onChange}>
          {t(`settings.field.${name}`)}
        </Switch>
      )}
    </FormField>
  );
}

export interface SettingsFormProps {
  store: SettingsStore;
  shown: ManagedWaysIn;
}

/** Ways in and hosts, as they are saved. */
export const SettingsForm = observer(function SettingsForm({ store, shown }: SettingsFormProps) {
  const { t, list } = useWords();
  const { hosts, settings } = shown;
  return (
    <ConsoleForm<SettingsValues>
      schema={settingsForm}
      values={settingsValues(settings)}
      label={t('title.settings')}
      ruleText={(rule) => {
        const own = ownRules.find((one) => one === rule);
        return own === undefined ? undefined : t(`settings.rule.${own}`);
      }}
      onSave={(values) => store.save(writtenSettings(values))}
    >
      <FormSection title={t('settings.section.people')}>
        <SwitchSetting name="membersOnly" />
        <SwitchSetting name="registration" />
      </FormSection>
      <FormSection title={t('settings.section.chat')} description={t('settings.section.chatText')}>
        <TextSetting name="corpId" />
        <TextSetting name="dingtalkCorpId" />
        <TextSetting name="scanLogin" hint={t('settings.scanLoginHint')} />
      </FormSection>
      <FormSection
        title={t('settings.section.hosts')}
        description={hosts.length === 0 ? t('settings.noHosts') : t('settings.hosts', { hosts: list(hosts) })}
      >
        <TextSetting name="cookieDomain" hint={t('settings.cookieDomainHint')} />
        <FormField<SettingsValues, 'frameAncestors'> name="frameAncestors">
          {(field) => (
            <TextArea
              label={t('settings.field.frameAncestors')}
              hint={t('settings.frameAncestorsHint')}
              rows={3}
              spellCheck={false}
              {...field}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection title={t('settings.section.calls')} description={t('settings.section.callsText')}>
        <SwitchSetting name="signAll" />
        <SwitchSetting name="encryptAll" />
      </FormSection>
    </ConsoleForm>
  );
});
