import { LatePart } from '@banyan/core-screen/views';
import { LazyDialog, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFrame } from '../composition/frame.ts';
import type { EndedSession } from '../composition/endedSession.ts';
import { useServices } from '../composition/services.ts';

const Form = styled.div`
  margin-top: 24px;
`;

const Reason = styled.p`
  margin: 0 0 8px;
`;

/** The session has ended over typed text: its author logs in again over the page, and nothing is lost. */
export const EndedDialog = observer(function EndedDialog({ userId, elsewhere, leaveTo }: EndedSession) {
  const { t } = useTranslation('portal');
  const { account, session } = useServices();
  const { leaving } = useFrame();
  const { loggedIn } = session;
  useEffect(() => {
    if (loggedIn) leaving.closeEnded();
  }, [loggedIn, leaving]);
  const close = () => leaving.closeEnded();
  return (
    <LazyDialog
      open
      lost="throw"
      onClose={close}
      width={440}
      outsideCloses={false}
      escapeCloses={false}
      role="alertdialog"
      title={t('ended.title')}
      footer={
        <LinkButton href={leaveTo} onClick={close}>
          {t('ended.leave')}
        </LinkButton>
      }
    >
      {elsewhere ? <Reason>{t('ended.elsewhere')}</Reason> : null}
      {t('ended.text')}
      <Form>
        <LatePart load={account.loginAgain}>{(LoginAgain) => <LoginAgain userId={userId} />}</LatePart>
      </Form>
    </LazyDialog>
  );
});
