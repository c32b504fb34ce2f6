import type { PasswordPolicy } from '@banyan/contracts/account';
import { Button, Notice, PasswordField } from '@banyan/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LoginProblem } from './loginErrors.ts';
import type { NewPasswordProblems } from './LoginStore.ts';
import { PasswordRules } from './PasswordRules.tsx';

const Form = styled.form`
  display: grid;
  gap: 16px;
  h1 {
    margin: 0;
    font-size: var(--t24);
    line-height: 36px;
    font-weight: 600;
  }
  h1 + p {
    margin-top: -12px;
    color: var(--ink-2);
  }
`;
export interface InitialPasswordProps {
  /** Heading; by default that of a first login. */
  title?: string;
  /** Sentence below it. */
  text?: string;
  policy: PasswordPolicy;
  pending: boolean;
  problem: LoginProblem | null;
  check: (password: string, confirm: string) => NewPasswordProblems;
  onSubmit: (password: string, confirm: string) => void;
  /** Leads back to the login form; left out, there is none. */
  onBack?: () => void;
}

/** The new password that a first login or an invitation demands, with the enterprise's rules ticked off during typing. */
export function InitialPassword(props: InitialPasswordProps) {
  const { title, text, policy, pending, problem, check, onSubmit, onBack } = props;
  const { t } = useTranslation('account');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [tried, setTried] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmField = useRef<HTMLInputElement>(null);
  // It replaces the form that had the focus.
  useEffect(() => passwordField.current?.focus(), []);
  const problems = check(password, confirm);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.password !== null) passwordField.current?.focus();
    else if (problems.confirm !== null) confirmField.current?.focus();
    else if (!pending) onSubmit(password, confirm);
  };
  const reveal = { revealText: t('login.reveal'), concealText: t('login.conceal'), capsLockText: t('login.capsLock') };
  return (
    <Form onSubmit={submit} noValidate>
      <h1>{title ?? t('login.initial.title')}</h1>
      <p>{text ?? t('login.initial.text')}</p>
      {problem === null ? null : (
        <Notice tone="danger" live>
          {t(`login.errors.${problem.key}`, { count: problem.count ?? 0 })}
        </Notice>
      )}
      <PasswordField
        ref={passwordField}
        size="lg"
        label={t('login.initial.password')}
        autoComplete="new-password"
        maxLength={64}
        {...reveal}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={tried && problems.password !== null ? t(`login.initial.${problems.password}`) : undefined}
      />
      <PasswordRules policy={policy} password={password} />
      <PasswordField
        ref={confirmField}
        size="lg"
        label={t('login.initial.confirm')}
        autoComplete="new-password"
        maxLength={64}
        {...reveal}
        value={confirm}
        onChange={(event) => setConfirm(event.target.value)}
        error={tried && problems.confirm !== null ? t('login.initial.mismatch') : undefined}
      />
      <Button type="submit" variant="primary" size="lg" block pending={pending}>
        {t('login.initial.submit')}
      </Button>
      {onBack === undefined ? null : (
        <Button variant="ghost" onClick={onBack}>
          {t('login.initial.back')}
        </Button>
      )}
    </Form>
  );
}
