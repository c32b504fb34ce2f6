import { Button, CopyButton } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Body = styled.div`
  display: grid;
  gap: 16px;

  & > code {
    padding: 12px 16px;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    font-size: var(--t20);
    line-height: 28px;
    user-select: all;
    overflow-wrap: anywhere;
  }
`;

export interface PasswordDialogProps {
  /** Name of the owner. */
  name: string;
  password: string;
  /** It was read, and is not shown again. */
  onClose: () => void;
}

/** A first password, shown once. A press beside the dialog does not close it. */
export function PasswordDialog({ name, password, onClose }: PasswordDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      open
      outsideCloses={false}
      title={t('people.passwordTitle', { name })}
      closeText={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <CopyButton
            variant="primary"
            showText
            text={password}
            words={{ copy: t('people.copy'), copied: t('people.copied'), failed: t('people.copyFailed') }}
          />
        </>
      }
    >
      <Body>
        <p>{t('people.passwordText')}</p>
        <code>{password}</code>
      </Body>
    </Dialog>
  );
}
