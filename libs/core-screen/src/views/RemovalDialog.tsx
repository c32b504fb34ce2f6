import { Button, LazyDialog, Notice } from '@banyan/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface RemovalDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What stays on pressing the one button, and what goes on pressing the other. */
  keep: string;
  remove: string;
  pending: boolean;
  /** Why it failed, in words; undefined when it did not. */
  failure: string | undefined;
  onClose: () => void;
  onRemove: () => void;
  /** What goes with it. */
  children: ReactNode;
}

/** Asks before something goes that does not come back. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { open, title, keep, remove, pending, failure, onClose, onRemove, children } = props;
  const { t } = useTranslation('screen');
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={title}
      closeText={t('close')}
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button variant="danger" pending={pending} onClick={onRemove}>
            {remove}
          </Button>
        </>
      }
    >
      {children}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </LazyDialog>
  );
}
