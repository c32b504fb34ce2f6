import { passwordProblems, passwordRules, type PasswordPolicy, type PasswordProblem } from '@banyan/contracts/account';
import { VisuallyHidden } from '@banyan/ui';
import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

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

export interface PasswordRulesProps {
  policy: PasswordPolicy;
  /** The typed password so far. */
  password: string;
}

/** The enterprise's rules for a new password, ticked off during typing. */
export function PasswordRules({ policy, password }: PasswordRulesProps) {
  const { t } = useTranslation('account');
  const open = new Set(passwordProblems(policy, password));
  return (
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
  );
}
