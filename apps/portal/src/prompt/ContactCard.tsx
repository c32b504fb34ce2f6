import type { ContactPerson } from '@banyan/contracts/account';
import { Avatar, CopyButton, Dot, LinkButton } from '@banyan/ui';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { mailAddress } from './mailAddress.ts';

const Card = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  max-width: 560px;
  margin-top: 32px;
  padding-top: 24px;
  border-top: 1px solid var(--line);

  & > p {
    flex: 1 1 200px;
    min-width: 0;
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

/** The contact person, with the ways to reach them. */
export function ContactCard({ contact, subject }: { contact: ContactPerson; subject: string }) {
  const { t } = useTranslation('prompt');
  const mail = mailAddress(contact.email, subject);
  const { name, department, phone, email } = contact;
  return (
    <Card aria-label={t('contact')}>
      <Avatar name={name} size={40} />
      <p>
        {name}
        {department === '' ? null : (
          <>
            <Dot />
            {department}
          </>
        )}
        <small>
          {phone}
          {phone !== '' && email !== '' ? <Dot /> : null}
          {email}
        </small>
      </p>
      <CopyButton
        size="sm"
        showText
        words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
        text={() => [name, department, phone, email].filter((part) => part !== '').join(' ')}
      />
      {mail === null ? null : (
        <LinkButton size="sm" href={mail} icon={<Mail size={16} aria-hidden="true" />}>
          {t('mail')}
        </LinkButton>
      )}
    </Card>
  );
}
