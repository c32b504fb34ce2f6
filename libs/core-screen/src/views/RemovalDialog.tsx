import { Button, LazyDialog, Notice } from '@banyan/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface RemovalDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** Texts of the buttons that keep and remove the item. */
  keep: string;
  remove: string;
  pending: boolean;
  /** Reason of a failure; undefined without one. */
  failure: string | undefined;
  onClose: () => void;
  onRemove: () => void;
  /** Description of the removed item. */
  children: ReactNode;
}

/** Asks for confirmation before something is removed permanently. */
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
