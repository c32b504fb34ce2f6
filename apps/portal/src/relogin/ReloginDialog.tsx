import { reloginAddress } from '@banyan/contracts/account';
import { LazyDialog, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useServices } from '../composition/services.ts';
import { useFrame } from '../composition/frame.ts';
import { EndedDialog } from './EndedDialog.tsx';

/**
 * Reports that a login on another device has ended this one, for enterprises that allow one at a time; over typed text,
 * for any end of a session, with the dialog that keeps it.
 */
export const ReloginDialog = observer(function ReloginDialog() {
  const { t } = useTranslation('portal');
  const { session } = useServices();
  const { ended } = useFrame().leaving;
  if (ended !== null) return <EndedDialog {...ended} />;
  return (
    <LazyDialog
      open={session.elsewhere}
      lost="throw"
      onClose={() => session.closeElsewhere()}
      width={480}
      outsideCloses={false}
      escapeCloses={false}
      role="alertdialog"
      title={t('relogin.title')}
      footer={
        <LinkButton size="lg" variant="primary" href={reloginAddress} onClick={() => session.closeElsewhere()}>
          {t('relogin.login')}
        </LinkButton>
      }
    >
      {t('relogin.text')}
    </LazyDialog>
  );
});
