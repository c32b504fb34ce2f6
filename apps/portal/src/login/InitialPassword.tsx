import { passwordRules, type PasswordPolicy, type PasswordProblem } from '@banyan/contracts';
import { Button, Notice, PasswordField, VisuallyHidden } from '@banyan/ui';
import { Check, Circle } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LoginProblem } from './loginErrors.ts';
import type { NewPasswordProblems } from './LoginStore.ts';

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
const Rules = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  li[data-met] {
    color: var(--ok);
  }
  svg {
    flex: none;
  }
`;

const ruleKey = (rule: PasswordProblem, policy: PasswordPolicy) =>
  rule === 'classes' ? `login.rules.classes${policy.classes === 3 ? 3 : 2}` : `login.rules.${rule}`;

export interface InitialPasswordProps {
  policy: PasswordPolicy;
  pending: boolean;
  problem: LoginProblem | null;
  /** Rules that what is typed still breaks. */
  broken: (password: string) => readonly PasswordProblem[];
  check: (password: string, confirm: string) => NewPasswordProblems;
  onSubmit: (password: string, confirm: string) => void;
  onBack: () => void;
}

/** The new password that a first login demands, with the enterprise's rules ticked off while one types [SE-04, SE-05]. */
export function InitialPassword({ policy, pending, problem, broken, check, onSubmit, onBack }: InitialPasswordProps) {
  const { t } = useTranslation('portal');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [tried, setTried] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmField = useRef<HTMLInputElement>(null);
  // It takes the place of the form that had the focus.
  useEffect(() => passwordField.current?.focus(), []);
  const problems = check(password, confirm);
  const open = new Set(broken(password));
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
      <h1>{t('login.initial.title')}</h1>
      <p>{t('login.initial.text')}</p>
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
      <Rules aria-label={t('login.initial.rules')}>
        {passwordRules(policy).map((rule) => {
          const met = password !== '' && !open.has(rule);
          return (
            <li key={rule} data-met={met || undefined}>
              {met ? <Check size={14} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
              {t(ruleKey(rule, policy), { min: policy.min, max: policy.max })}
              <VisuallyHidden>{met ? t('login.initial.met') : t('login.initial.unmet')}</VisuallyHidden>
            </li>
          );
        })}
      </Rules>
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
      <Button variant="ghost" onClick={onBack}>
        {t('login.initial.back')}
      </Button>
    </Form>
  );
}
