import { outsiderLimits } from '@banyan/contracts/account';
import { AppLink } from '@banyan/core-session';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Checkbox, Notice, TextArea, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { OutsiderStore } from './OutsiderStore.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;
const Agreed = styled.div`
  color: var(--ink-2);
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  p {
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--danger);
  }
`;

const fields = ['name', 'company', 'reason'] as const;
type FieldName = (typeof fields)[number];

/** The application of an outsider, which an administrator reads before granting access. */
export const ApplyPage = observer(function ApplyPage({ store }: { store: OutsiderStore }) {
  const { t } = useTranslation('outsider');
  const failureText = useFailureText();
  const { applying, pass, refusedFields, standing, typed } = store;
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errorOf = (name: FieldName) => {
    if (tried && typed[name].trim() === '') return t(`missing.${name}`);
    const rule = refusedFields[name];
    return rule === undefined
      ? undefined
      : t(rule === 'tooLong' ? 'tooLong' : 'unseen', { limit: outsiderLimits[name] });
  };
  const type = (name: FieldName) => (event: { readonly target: { readonly value: string } }) =>
    store.type({ [name]: event.target.value });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (applying.isPending()) return;
    const first = fields.find((name) => typed[name].trim() === '') ?? (agreed ? undefined : 'agreed');
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    await applying.run({ pass, ...typed, agreed: 'Y' });
  };
  const failure = applying.failureOf();
  const outdated = refusedFields['pass'] !== undefined;
  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {failure === undefined || (!outdated && Object.keys(refusedFields).length > 0) ? null : (
        <Notice tone="danger" live>
          {outdated ? t('outdated') : t('applyFailed', { why: failureText(failure) })}
        </Notice>
      )}
      <p>{t('proved', { phone: standing?.phone ?? '' })}</p>
      <TextField
        size="lg"
        name="name"
        label={t('name')}
        autoComplete="name"
        maxLength={outsiderLimits.name}
        value={typed.name}
        onChange={type('name')}
        error={errorOf('name')}
      />
      <TextField
        size="lg"
        name="company"
        label={t('company')}
        autoComplete="organization"
        maxLength={outsiderLimits.company}
        value={typed.company}
        onChange={type('company')}
        error={errorOf('company')}
      />
      <TextArea
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={outsiderLimits.reason}
        tooLongText={t('tooLong', { limit: outsiderLimits.reason })}
        value={typed.reason}
        onChange={type('reason')}
        error={errorOf('reason')}
      />
      <Agreed>
        <Checkbox name="agreed" checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
          {t('agree')}
        </Checkbox>{' '}
        <AppLink kind="screen" to="/agreement?kind=terms">
          {t('terms')}
        </AppLink>{' '}
        {t('and')}{' '}
        <AppLink kind="screen" to="/agreement?kind=privacy">
          {t('privacy')}
        </AppLink>
        {tried && !agreed ? <p role="alert">{t('missing.agreed')}</p> : null}
      </Agreed>
      <Button type="submit" variant="primary" size="lg" block pending={applying.isPending()}>
        {t('apply')}
      </Button>
    </Form>
  );
});
