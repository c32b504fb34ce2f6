import { ConsoleForm, FormSection } from '@banyan/core-console/views';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, TextField } from '@banyan/ui';
import { FormField, useFormState } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { LogoStore } from './LogoStore.ts';
import { lookForm, type LookValues } from './setupForms.ts';
import type { SetupState, SetupStore } from './SetupStore.ts';
import { useSetupRule } from './useSetupRule.ts';

const colours = ['#c8102e', '#d35400', '#b8860b', '#0a7d5a', '#0f766e', '#1d4ed8', '#6d28d9', '#334155'] as const;

const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > button {
    width: 32px;
    height: 32px;
    padding: 0;
    border: 2px solid var(--surface);
    border-radius: 50%;
    box-shadow: 0 0 0 1px var(--line-2);
    cursor: pointer;
  }
  & > button[aria-pressed='true'] {
    box-shadow: 0 0 0 2px var(--ink);
  }
`;

const Logo = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: center;

  & > img {
    width: 56px;
    height: 56px;
    object-fit: contain;
  }
  & > p {
    flex: 1 1 200px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

const LogoField = observer(function LogoField({ logo, current }: { logo: LogoStore; current: string }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const { error, preview, state } = logo;
  const note =
    state === 'failed'
      ? t('setup.look.sendFailed', { why: failureText(error) })
      : state === 'sending'
        ? t('setup.look.sending')
        : state === 'sent'
          ? t('setup.look.sent')
          : t('setup.look.logoHint');
  const shown = preview || current;
  return (
    <Logo role="group" aria-label={t('setup.look.logo')}>
      {shown === '' ? null : <img src={shown} alt={t('setup.look.current')} />}
      <Button pending={state === 'sending'} onClick={() => input.current?.click()}>
        {t('setup.look.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('setup.look.logo')}
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void logo.send(file);
          event.target.value = '';
        }}
      />
      <p role="status">{note}</p>
    </Logo>
  );
});

function Colour() {
  const { t } = useWords();
  const { isSubmitting } = useFormState();
  return (
    <FormField<LookValues, 'theme'> name="theme">
      {(field) => (
        <>
          <TextField label={t('setup.look.theme')} hint={t('setup.look.themeHint')} autoComplete="off" {...field} />
          <Swatches role="group" aria-label={t('setup.look.colours')}>
            {colours.map((colour) => (
              <button
                key={colour}
                type="button"
                aria-label={colour}
                aria-pressed={field.value.toLowerCase() === colour}
                disabled={isSubmitting}
                style={{ background: colour }}
                onClick={() => field.onChange(colour)}
              />
            ))}
          </Swatches>
        </>
      )}
    </FormField>
  );
}

export interface LookStepProps {
  store: SetupStore;
  logo: LogoStore;
  setup: SetupState;
}

/** Name, logo and colour of the portal. */
export const LookStep = observer(function LookStep({ store, logo, setup }: LookStepProps) {
  const { t } = useWords();
  const ruleText = useSetupRule();
  const { accent, name, theme } = setup;
  return (
    <ConsoleForm<LookValues>
      schema={lookForm}
      values={{ name, theme }}
      label={t('setup.step.look')}
      saveText={t('setup.next')}
      ruleText={ruleText}
      onSave={(values) => store.setLook({ ...values, theme: values.theme.trim(), logo: logo.id })}
      onSaved={() => logo.forget()}
    >
      <FormSection title={t('setup.step.look')} description={t('setup.about.look')}>
        <FormField<LookValues, 'name'> name="name">
          {(field) => <TextField label={t('setup.look.name')} required autoComplete="off" {...field} />}
        </FormField>
        <LogoField logo={logo} current={setup.logo} />
        <Colour />
        {accent.toLowerCase() === theme.toLowerCase() ? null : <p>{t('setup.look.shown', { accent })}</p>}
      </FormSection>
    </ConsoleForm>
  );
});
