import { Button, LazyDialog } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../composition/frame.ts';
import { PartBoundary } from '../screens/PartBoundary.tsx';

/** Where the dialog's part does not arrive the browser's own question takes its place. */
function PlainQuestion() {
  const { t } = useTranslation('portal');
  const { leaving } = useFrame();
  useEffect(() => {
    if (window.confirm(leaving.asking?.words ?? t('leave.text'))) leaving.leave();
    else leaving.stay();
  }, [t, leaving]);
  return null;
}

/** Asks before a screen with unsaved text is left by a link, back or forward, or made anew in another language. */
export const LeaveDialog = observer(function LeaveDialog() {
  const { t } = useTranslation('portal');
  const { leaving, report } = useFrame();
  if (leaving.asking === null) return null;
  const { way, words } = leaving.asking;
  const speaks = way === 'language';
  return (
    <PartBoundary instead={<PlainQuestion />} onError={report}>
      <Suspense fallback={null}>
        <LazyDialog
          open
          lost="throw"
          role="alertdialog"
          width={440}
          onClose={() => leaving.stay()}
          title={speaks ? t('leave.language.title') : t('leave.title')}
          footer={
            <>
              <Button size="lg" onClick={() => leaving.leave()}>
                {speaks ? t('leave.language.leave') : t('leave.leave')}
              </Button>
              <Button size="lg" variant="primary" onClick={() => leaving.stay()}>
                {t('leave.stay')}
              </Button>
            </>
          }
        >
          {words ?? t('leave.text')}
        </LazyDialog>
      </Suspense>
    </PartBoundary>
  );
});
