import { profileFields, profileRules, type Profile, type ProfileField, type ProfileInput } from '@banyan/contracts';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Card, ErrorSummary, TextField } from '@banyan/ui';
import { Form, FormField, messageKey, readMessageKey, standardSchemaResolver, useForm } from '@banyan/ui/forms';
import { Check } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PersonalDataStore } from './PersonalDataStore.ts';
import { PictureRow } from './PictureRow.tsx';
import { pictureShapes } from './pictureShapes.ts';
import { valuesOf } from './valuesOf.ts';

const Section = styled(Card)`
  display: grid;
  gap: 24px;
  h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  h2 + p {
    margin-top: 4px;
    color: var(--ink-2);
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
  gap: 24px 48px;
  align-items: start;
`;
const Fields = styled.div`
  display: grid;
  gap: 20px;
`;
const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  color: var(--ink-2);
  & > p {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  & > p[data-saved] {
    color: var(--ok);
  }
`;

/** Id of a field's control. */
const idOf = (field: ProfileField) => `personal-${field}`;

interface TypedProps {
  name: Exclude<ProfileField, 'avatar' | 'idPhoto'>;
  required: readonly ProfileField[];
  autoComplete: string;
}

function Typed({ name, required, autoComplete }: TypedProps) {
  const { t } = useTranslation('editor');
  return (
    <FormField<ProfileInput, typeof name> name={name}>
      {(field) => (
        <TextField
          {...field}
          id={idOf(name)}
          label={t(name)}
          hint={t(`${name}Hint`)}
          required={required.includes(name)}
          autoComplete={autoComplete}
          {...(name === 'idNumber' ? { autoCapitalize: 'characters', spellCheck: false } : {})}
        />
      )}
    </FormField>
  );
}

export interface ProfileFormProps {
  profile: Profile;
  store: PersonalDataStore;
  /** What stands above the fields that are given by the enterprise. */
  given: ReactNode;
  /** The server has them; what is shown next is the caller's. */
  onSaved: () => void;
}

/** One's own personal data as a form [SE-12]. */
export function ProfileForm({ profile, store, given, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('editor');
  const failureText = useFailureText();
  const { required } = profile;
  const demanded = required.join();
  const resolver = useMemo(
    () => standardSchemaResolver(profileRules(profileFields.filter((field) => demanded.split(',').includes(field)))),
    [demanded],
  );
  const form = useForm<ProfileInput, unknown, ProfileInput>({
    resolver,
    defaultValues: valuesOf(profile),
    mode: 'onTouched',
    // The summary takes the focus: it names what is wrong below the fold, too.
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, isSubmitSuccessful, submitCount, errors } = form.formState;
  const [saved, setSaved] = useState(false);
  const words = (message: string) => {
    const { key, values } = readMessageKey(message);
    return t(`rule.${key}` as 'rule.email', values);
  };

  // Only once the hand-in is over: what is typed from here on is unsaved again.
  useEffect(() => {
    if (isSubmitSuccessful) form.reset(valuesOf(profile));
  }, [form, isSubmitSuccessful, profile]);

  const submit = async (values: ProfileInput) => {
    setSaved(false);
    if (await store.save.run(values)) {
      setSaved(true);
      onSaved();
      return;
    }
    const refused = Object.entries(store.refused) as [ProfileField, string][];
    for (const [field, message] of refused) form.setError(field, { message });
    if (refused.length > 0) return;
    const why = failureText(store.save.failureOf());
    form.setError('root', { message: store.pictureGone ? 'pictureGone' : messageKey('notSaved', { why }) });
  };
  const wrong = profileFields.flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ fieldId: idOf(field), message: words(message) }];
  });
  const shared = { required, name: profile.username };
  return (
    <Form
      form={form}
      wide
      label={t('title')}
      onSubmit={submit}
      messageOf={({ key, values }) => t(`rule.${key}` as 'rule.email', values)}
    >
      <ErrorSummary
        title={t('wrong', { count: wrong.length })}
        errors={wrong}
        attempt={isSubmitting ? 0 : submitCount}
      />
      <Section forwardedAs="section" aria-labelledby="personal-shown">
        <div>
          <h2 id="personal-shown">{t('shown.title')}</h2>
          <p>{t('shown.note')}</p>
        </div>
        <Columns>
          <Fields>
            <Typed name="nickname" required={required} autoComplete="nickname" />
            {given}
          </Fields>
          <PictureRow
            {...shared}
            field="avatar"
            id={idOf('avatar')}
            shape={pictureShapes.avatar}
            stored={profile.avatar}
          />
        </Columns>
      </Section>
      <Section forwardedAs="section" aria-labelledby="personal-identity">
        <div>
          <h2 id="personal-identity">{t('identity.title')}</h2>
          <p>{t('identity.note')}</p>
        </div>
        <Columns>
          <Fields>
            <Typed name="realName" required={required} autoComplete="name" />
            <Typed name="idNumber" required={required} autoComplete="off" />
            <Typed name="email" required={required} autoComplete="email" />
          </Fields>
          <PictureRow
            {...shared}
            field="idPhoto"
            id={idOf('idPhoto')}
            shape={pictureShapes.idPhoto}
            stored={profile.idPhoto}
          />
        </Columns>
      </Section>
      <Acts>
        <Button type="submit" size="lg" variant="primary" pending={isSubmitting}>
          {t('save')}
        </Button>
        <p role="status" data-saved={(saved && !isDirty) || undefined}>
          {isDirty && !isSubmitting ? t('unsaved') : null}
          {saved && !isDirty ? (
            <>
              <Check size={16} aria-hidden="true" />
              {t('saved')}
            </>
          ) : null}
        </p>
      </Acts>
    </Form>
  );
}
