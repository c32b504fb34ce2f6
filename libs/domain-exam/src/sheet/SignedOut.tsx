import { useSession } from '@banyan/core-session';
import { Button, LazyDialog } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { examDomain } from '../exam.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { useDesk } from './desk.ts';

const Form = styled.div`
  margin-top: 24px;
`;

/** The session has ended: what was answered waits below, and logging in here goes on with it [EX-03]. */
export const SignedOut = observer(function SignedOut() {
  const { attempt, userId } = useDesk();
  const { t } = useWords();
  const session = useSession();
  const { LoginAgain } = examDomain.useEnvironment().ports;
  return (
    <LazyDialog
      open={attempt.state === 'signedOut'}
      onClose={() => undefined}
      outsideCloses={false}
      escapeCloses={false}
      title={t('sheet.signedOut')}
      width={440}
      footer={
        LoginAgain === undefined ? (
          <Button variant="primary" onClick={() => session.requireLogin()}>
            {t('sheet.login')}
          </Button>
        ) : undefined
      }
    >
      {t('sheet.signedOutText')}
      {LoginAgain === undefined ? null : (
        <Form>
          <LoginAgain userId={userId} />
        </Form>
      )}
    </LazyDialog>
  );
});
