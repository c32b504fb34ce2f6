import { passwordProblems, type PasswordPolicy } from '@banyan/contracts/account';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, LinkButton, Notice, PasswordField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { accountDomain } from '../account.domain.ts';
import { CodeFields } from '../phone/CodeFields.tsx';
import { useCodeFields } from '../phone/useCodeFields.ts';
import { usePhoneTexts } from '../phone/usePhoneTexts.ts';
import type { LoginStore } from './LoginStore.ts';
import { byReset } from './otherWays.ts';
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

export interface ResetPageProps {
  store: LoginStore;
  policy: PasswordPolicy;
  backHref: string;
  onEntered: (entered: boolean) => void;
}

/** A new password in place of a forgotten one, by a code to the phone. */
export const ResetPage = observer(function ResetPage({ backHref, onEntered, policy, store }: ResetPageProps) {
  usePhoneTexts();
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const { http } = accountDomain.useEnvironment();
  const code = useCodeFields('reset');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [tried, setTried] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmField = useRef<HTMLInputElement>(null);
  const isWeak = passwordProblems(policy, password).length > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (store.pending || !(await code.check())) return;
    if (isWeak) return passwordField.current?.focus();
    if (confirm !== password) return confirmField.current?.focus();
    const { region, number, code: typed } = code.store;
    if (await store.enter(byReset(http, { region, number, code: typed, password, confirm }), true)) onEntered(true);
    else code.refused(store.failure);
  };
  const { problem } = store;
  const reveal = {
    revealText: t('login.reveal'),
    concealText: t('login.conceal'),
    capsLockText: t('login.capsLock'),
  };
  const told = code.store.codeProblem !== null || code.store.numberProblem !== null || code.store.wait !== null;
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <h1>{t('phone:reset.title')}</h1>
      <p>{t('phone:reset.text')}</p>
      {problem === null || told ? null : (
        <Notice tone="danger" live>
          {problem.key === 'unknown' || problem.key === 'offline' || problem.key === 'timeout'
            ? t('phone:reset.failed', { why: failureText(store.failure) })
            : t(`login.errors.${problem.key}`, { count: problem.count ?? 0 })}
        </Notice>
      )}
      <CodeFields {...code.fields} />
      <PasswordField
        ref={passwordField}
        size="lg"
        label={t('phone:reset.password')}
        autoComplete="new-password"
        maxLength={64}
        {...reveal}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={tried && isWeak ? t('phone:reset.weak') : undefined}
      />
      <PasswordRules policy={policy} password={password} />
      <PasswordField
        ref={confirmField}
        size="lg"
        label={t('phone:reset.confirm')}
        autoComplete="new-password"
        maxLength={64}
        {...reveal}
        value={confirm}
        onChange={(event) => setConfirm(event.target.value)}
        error={tried && confirm !== password ? t('phone:reset.mismatch') : undefined}
      />
      <Button type="submit" variant="primary" size="lg" block pending={store.pending}>
        {t('phone:reset.submit')}
      </Button>
      <LinkButton variant="ghost" href={backHref}>
        {t('phone:reset.back')}
      </LinkButton>
    </Form>
  );
});
