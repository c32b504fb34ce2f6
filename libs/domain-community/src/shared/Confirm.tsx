import { Button, LazyDialog, Notice } from '@banyan/ui';
import { useWords } from './useWords.ts';

export interface ConfirmProps {
  open: boolean;
  title: string;
  /** Consequences of the action. */
  text: string;
  /** Label of the button. */
  act: string;
  tone?: 'danger' | 'primary';
  pending: boolean;
  /** Why it failed; empty when it did not. */
  failure: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot be undone. */
export function Confirm(props: ConfirmProps) {
  const { open, title, text, act, tone = 'danger', pending, failure, onConfirm, onClose } = props;
  const { t } = useWords();
  return (
    <LazyDialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button variant={tone} pending={pending} onClick={onConfirm}>
            {act}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {failure === '' ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </LazyDialog>
  );
}
