import { Button, LazyDialog } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useFrame } from '../composition/frame.ts';
import { useServices } from '../composition/services.ts';
import { loginAddress, reloginAddress } from '../guard/addresses.ts';
import { LoginAgain } from '../login/LoginAgain.tsx';

const Form = styled.div`
  margin-top: 24px;
`;

const Reason = styled.p`
  margin: 0 0 8px;
`;

export interface EndedDialogProps {
  /** The one person it lets back in. */
  userId: string;
  /** A login on another device has ended the session [AC-09]. */
  elsewhere: boolean;
}

/** The session has ended over typed text: whoever typed it logs in again over the page, and nothing is lost [ER-01, AC-09]. */
export const EndedDialog = observer(function EndedDialog({ userId, elsewhere }: EndedDialogProps) {
  const { t } = useTranslation('portal');
  const { session } = useServices();
  const { leaving } = useFrame();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { loggedIn } = session;
  useEffect(() => {
    if (loggedIn) leaving.closeEnded();
  }, [loggedIn, leaving]);
  const leave = () => {
    leaving.closeEnded();
    void navigate(elsewhere ? reloginAddress : loginAddress(`${pathname}${search}${hash}`));
  };
  return (
    <LazyDialog
      open
      lost="throw"
      onClose={leave}
      width={440}
      outsideCloses={false}
      escapeCloses={false}
      role="alertdialog"
      title={t('ended.title')}
      footer={<Button onClick={leave}>{t('ended.leave')}</Button>}
    >
      {elsewhere ? <Reason>{t('ended.elsewhere')}</Reason> : null}
      {t('ended.text')}
      <Form>
        <LoginAgain userId={userId} />
      </Form>
    </LazyDialog>
  );
});
