import { useFailureText, useFormats } from '@banyan/core-screen/views';
import { Button, Notice, TextField } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** From so many on the number must be typed. */
const typedFrom = 50;

const Body = styled.div`
  display: grid;
  gap: 16px;
`;

export interface ConfirmCountProps {
  /** Whether it is open. */
  open: boolean;
  /** The question with its number: "Lock 312 people?" */
  title: string;
  /** Number of things it happens to. */
  count: number;
  /** The button's words: "Lock 312". */
  confirmText: string;
  /** Something is still to be chosen. */
  shut?: boolean;
  /** The act cannot be undone. */
  danger?: boolean;
  /** Does it; rejects when it failed, and the dialog stays with the reason. */
  onConfirm: () => Promise<void>;
  /** Called by every way to close it. */
  onClose: () => void;
  /** The consequence, and the people it meets. */
  children: ReactNode;
}

function Question(props: Omit<ConfirmCountProps, 'open'>) {
  const { title, count, confirmText, shut = false, danger = false, onConfirm, onClose, children } = props;
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const asks = count >= typedFrom;
  const agreed = !shut && (!asks || typed.replace(/[\s,.’']/g, '') === String(count));
  const confirm = async () => {
    if (!agreed) return;
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      closeText={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            shut={!agreed}
            onClick={() => void confirm()}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <Body>
        <div>{children}</div>
        {asks ? (
          <TextField
            label={t('confirm.type', { n: number(count) })}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(failure, t('confirm.nothingDone'))}
          </Notice>
        )}
      </Body>
    </Dialog>
  );
}

/** Asks before something happens to many: from 50 on, the number is typed. */
export function ConfirmCount({ open, ...props }: ConfirmCountProps) {
  return open ? <Question {...props} /> : null;
}
