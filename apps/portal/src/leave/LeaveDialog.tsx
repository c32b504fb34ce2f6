import { Button, LazyDialog } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../composition/frame.ts';

/** Asks before a screen with unsaved text is left by a link, back or forward. */
export const LeaveDialog = observer(function LeaveDialog() {
  const { t } = useTranslation('portal');
  const { leaving } = useFrame();
  if (leaving.asking === null) return null;
  return (
    <LazyDialog
      open
      lost="throw"
      role="alertdialog"
      width={440}
      onClose={() => leaving.stay()}
      title={t('leave.title')}
      footer={
        <>
          <Button size="lg" onClick={() => leaving.leave()}>
            {t('leave.leave')}
          </Button>
          <Button size="lg" variant="primary" onClick={() => leaving.stay()}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      {leaving.asking.words ?? t('leave.text')}
    </LazyDialog>
  );
});
