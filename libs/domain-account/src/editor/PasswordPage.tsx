import { passwordProblems } from '@banyan/contracts/account';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Card, Container, Notice, PageTitle, PasswordField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { PasswordRules } from '../login/PasswordRules.tsx';
import { makePasswordStore, type PasswordOutcome } from './PasswordStore.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-width: 420px;
  & > div:last-child {
    margin-top: 8px;
  }
`;
const nothing = { current: '', password: '', confirm: '' };

/** Outcome of the last attempt, in words. */
function Outcome({ outcome }: { outcome: PasswordOutcome | null }) {
  const { t } = useTranslation('editor');
  const failureText = useFailureText();
  if (outcome === null || outcome.kind === 'wrong' || outcome.kind === 'weak') return null;
  if (outcome.kind === 'changed') {
    return (
      <Notice tone="ok" live>
        {outcome.ended === 0 ? t('password.done') : t('password.doneEnded', { count: outcome.ended })}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" live>
      {outcome.kind === 'wait'
        ? t('password.wait', { minutes: Math.ceil(outcome.seconds / 60) })
        : t('password.failed', { why: failureText(outcome.error) })}
    </Notice>
  );
}

/** A new password in place of the current one. */
export const PasswordPage = observer(function PasswordPage() {
  const { t } = useTranslation('editor');
  const { t: shared } = useTranslation('account');
  const environment = accountDomain.useEnvironment();
  const { session } = environment;
  const [store] = useState(() => makePasswordStore(environment));
  const [typed, setTyped] = useState(nothing);
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<PasswordOutcome | null>(null);
  const fields = {
    current: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    confirm: useRef<HTMLInputElement>(null),
  };
  const policy = session.enterprise?.passwordPolicy;
  if (policy === undefined) return null;

  const problems = {
    current: typed.current === '' ? t('password.missing') : outcome?.kind === 'wrong' ? t('password.wrong') : null,
    password:
      passwordProblems(policy, typed.password).length > 0 || outcome?.kind === 'weak'
        ? t('password.weak')
        : typed.password === typed.current
          ? t('password.same')
          : null,
    confirm: typed.confirm === typed.password ? null : t('password.mismatch'),
  };
  const names = ['current', 'password', 'confirm'] as const;
  const type = (name: (typeof names)[number], value: string) => {
    setTyped({ ...typed, [name]: value });
    setOutcome(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const first = names.find((name) => problems[name] !== null);
    if (first !== undefined) return fields[first].current?.focus();
    const became = await store.change(typed);
    setOutcome(became);
    if (became.kind === 'wrong') fields.current.current?.focus();
    if (became.kind !== 'changed') return;
    setTyped(nothing);
    setTried(false);
  };
  const field = (name: (typeof names)[number], label: string) => ({
    ref: fields[name],
    label,
    name,
    autoComplete: name === 'current' ? 'current-password' : 'new-password',
    maxLength: 64,
    revealText: shared('login.reveal'),
    concealText: shared('login.conceal'),
    capsLockText: shared('login.capsLock'),
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) => type(name, event.target.value),
    error: tried ? (problems[name] ?? undefined) : undefined,
  });
  return (
    <Container>
      <PageTitle description={t('password.about')}>{t('password.title')}</PageTitle>
      <Card padding="md">
        <Form noValidate onSubmit={(event) => void submit(event)}>
          <Outcome outcome={outcome} />
          <PasswordField {...field('current', t('password.current'))} />
          <PasswordField {...field('password', t('password.next'))} />
          <PasswordRules policy={policy} password={typed.password} />
          <PasswordField {...field('confirm', t('password.confirm'))} />
          <div>
            <Button type="submit" variant="primary" pending={store.isPending()}>
              {t('password.submit')}
            </Button>
          </div>
        </Form>
      </Card>
    </Container>
  );
});
