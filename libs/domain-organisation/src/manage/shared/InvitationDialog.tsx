import type { GivenInvitation } from '@banyan/contracts/organisation';
import { DateOf } from '@banyan/core-screen/views';
import { Button, CopyButton } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import styled from 'styled-components';
import { useWords } from './useWords.ts';

const Body = styled.div`
  display: grid;
  gap: 16px;

  & > code {
    padding: 12px 16px;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    line-height: 22px;
    user-select: all;
    overflow-wrap: anywhere;
  }
`;

export interface InvitationDialogProps {
  /** Name of the person. */
  name: string;
  invitation: GivenInvitation;
  /** It was read, and is not shown again. */
  onClose: () => void;
}

/** An invitation, shown once. A press beside the dialog does not close it. */
export function InvitationDialog({ name, invitation, onClose }: InvitationDialogProps) {
  const { t } = useWords();
  const { expiresAt, link, mailedTo } = invitation;
  return (
    <Dialog
      open
      outsideCloses={false}
      title={t('invitation.title', { name })}
      closeText={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <CopyButton
            variant="primary"
            showText
            text={link}
            words={{ copy: t('invitation.copy'), copied: t('invitation.copied'), failed: t('invitation.copyFailed') }}
          />
        </>
      }
    >
      <Body>
        <p>{mailedTo === '' ? t('invitation.notMailed') : t('invitation.mailed', { mail: mailedTo })}</p>
        <code>{link}</code>
        <p>
          {t('invitation.until')} <DateOf at={expiresAt} year />
        </p>
      </Body>
    </Dialog>
  );
}
