import { AppLink } from '@banyan/core-session';
import { Checkbox } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Field = styled.div`
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

export interface AgreementFieldProps {
  agreed: boolean;
  error: string | undefined;
  onChange: (agreed: boolean) => void;
}

/** Agreement to the terms and to the privacy policy. */
export function AgreementField({ agreed, error, onChange }: AgreementFieldProps) {
  const { t } = useTranslation('register');
  const { t: shared } = useTranslation('account');
  return (
    <Field>
      <Checkbox name="agreed" checked={agreed} onChange={(event) => onChange(event.target.checked)}>
        {t('agree')}
      </Checkbox>{' '}
      <AppLink kind="screen" to="/agreement?kind=terms">
        {shared('login.terms')}
      </AppLink>{' '}
      {shared('login.and')}{' '}
      <AppLink kind="screen" to="/agreement?kind=privacy">
        {shared('login.privacy')}
      </AppLink>
      {error === undefined ? null : <p role="alert">{error}</p>}
    </Field>
  );
}
