import { Button, LazyDialog } from '@banyan/ui';
import { useTranslation } from 'react-i18next';

export interface EndDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onEnd: () => void;
}

/** Asks before an access is revoked. */
export function EndDialog({ onClose, onEnd, open }: EndDialogProps) {
  const { t } = useTranslation('assist');
  return (
    <LazyDialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      title={t('list.sure')}
      footer={
        <>
          <Button onClick={onClose}>{t('list.back')}</Button>
          <Button variant="danger" onClick={onEnd}>
            {t('list.end')}
          </Button>
        </>
      }
    >
      <p>{t('list.sureText')}</p>
    </LazyDialog>
  );
}
