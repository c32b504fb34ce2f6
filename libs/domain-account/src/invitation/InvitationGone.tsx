import { loginAddress, homePath, type ContactPerson } from '@banyan/contracts/account';
import { LinkButton } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Gone = styled.div`
  display: grid;
  gap: 16px;

  & > h1 {
    font-size: var(--t24);
    line-height: 36px;
    font-weight: 600;
  }
  & > p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

export interface InvitationGoneProps {
  /** Whom to ask for another one; null: nobody is named. */
  contact: ContactPerson | null;
}

/** Says why an invitation does not work, and how to go on. */
export function InvitationGone({ contact }: InvitationGoneProps) {
  const { t } = useTranslation('invitation');
  const ways = [contact?.phone, contact?.email].filter(Boolean).join(' · ');
  return (
    <Gone role="alert">
      <h1>{t('gone')}</h1>
      <p>{t('goneText')}</p>
      <p>{t('goneLogin')}</p>
      <p>{contact === null || ways === '' ? t('goneAsk') : t('goneContact', { name: contact.name, ways })}</p>
      <LinkButton variant="primary" size="lg" block href={loginAddress(homePath)}>
        {t('login')}
      </LinkButton>
    </Gone>
  );
}
