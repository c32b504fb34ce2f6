import { Button, Checkbox, Notice, PasswordField, TextField, TextLink } from '@banyan/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LoginProblem } from './loginErrors.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 24px;
  margin-bottom: 4px;
  color: var(--ink-2);
`;

export interface PasswordLoginProps {
  /** Label of the account field, in the enterprise's words; empty for the default. */
  accountLabel: string;
  pending: boolean;
  problem: LoginProblem | null;
  /** Takes the focus when it appears, in place of the earlier element. */
  focused?: boolean;
  /** Address for a forgotten password; left out when there is none. */
  forgottenHref?: string | undefined;
  onSubmit: (account: string, password: string, remember: boolean) => void;
}

/** Account and password. A failure keeps the input and focuses the field to correct. */
export function PasswordLogin(props: PasswordLoginProps) {
  const { accountLabel, pending, problem, focused = false, forgottenHref, onSubmit } = props;
  const { t } = useTranslation('account');
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [tried, setTried] = useState(false);
  const accountField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) accountField.current?.focus();
  }, [focused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (account.trim() === '') accountField.current?.focus();
    else if (password === '') passwordField.current?.focus();
    else if (!pending) onSubmit(account, password, remember);
  };
  return (
    <Form onSubmit={submit} noValidate>
      {problem === null ? null : (
        <Notice tone="danger" live>
          {t(`login.errors.${problem.key}`, { count: problem.count ?? 0 })}
        </Notice>
      )}
      <TextField
        ref={accountField}
        size="lg"
        name="account"
        label={accountLabel || t('login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
        error={tried && account.trim() === '' ? t('login.missingAccount') : undefined}
      />
      <PasswordField
        ref={passwordField}
        size="lg"
        name="password"
        label={t('login.password')}
        revealText={t('login.reveal')}
        concealText={t('login.conceal')}
        capsLockText={t('login.capsLock')}
        maxLength={64}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={tried && account.trim() !== '' && password === '' ? t('login.missingPassword') : undefined}
      />
      <Row>
        <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          {t('login.remember')}
        </Checkbox>
        {forgottenHref === undefined ? null : <TextLink href={forgottenHref}>{t('login.forgotten')}</TextLink>}
      </Row>
      <Button type="submit" variant="primary" size="lg" block pending={pending}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}
