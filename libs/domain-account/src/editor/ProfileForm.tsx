import { profileFields, profileRules, type Profile, type ProfileInput } from '@banyan/contracts/account';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, ErrorSummary, Notice } from '@banyan/ui';
import { Form, messageKey, readMessageKey, standardSchemaResolver, useForm } from '@banyan/ui/forms';
import { Check } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureRow } from './PictureRow.tsx';
import { pictureShapes } from './pictureShapes.ts';
import { idOf } from './profileIds.ts';
import { Acts, Columns, Fields, Section } from './profileStyle.ts';
import type { SaveOutcome } from './saveOutcome.ts';
import { TypedField } from './TypedField.tsx';
import { valuesOf } from './valuesOf.ts';

export interface ProfileFormProps {
  profile: Profile;
  save: (values: ProfileInput) => Promise<SaveOutcome>;
  /** Content above the fields that the enterprise sets. */
  given: ReactNode;
  /** Called once the server has them; the caller decides the next page. */
  onSaved: () => void;
}

/** The viewer's own personal data as a form. */
export function ProfileForm({ profile, save, given, onSaved }: ProfileFormProps) {
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
    // The summary takes the focus: it also names errors below the fold.
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting, isSubmitSuccessful, submitCount, errors } = form.formState;
  const [saved, setSaved] = useState(false);
  const words = (message: string) => {
    const { key, values } = readMessageKey(message);
    return t(`rule.${key}` as 'rule.email', values);
  };

  // Only after the submit is over: later input is unsaved again.
  useEffect(() => {
    if (isSubmitSuccessful) form.reset(valuesOf(profile));
  }, [form, isSubmitSuccessful, profile]);

  const submit = async (values: ProfileInput) => {
    setSaved(false);
    const outcome = await save(values);
    switch (outcome.kind) {
      case 'saved':
        setSaved(true);
        return onSaved();
      case 'refused':
        for (const [field, message] of outcome.fields) form.setError(field, { message });
        return;
      case 'pictureGone':
        return form.setError('root', { message: 'pictureGone' });
      case 'failed':
        form.setError('root', { message: messageKey('notSaved', { why: failureText(outcome.error) }) });
    }
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
            <TypedField name="nickname" required={required} autoComplete="nickname" />
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
            <TypedField name="realName" required={required} autoComplete="name" />
            {profile.unprinted.length === 0 ? null : (
              <Notice tone="warn" live>
                {t('unprinted', { signs: profile.unprinted.join(' ') })}
              </Notice>
            )}
            <TypedField name="idNumber" required={required} autoComplete="off" />
            <TypedField name="email" required={required} autoComplete="email" />
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
