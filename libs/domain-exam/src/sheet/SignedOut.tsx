import { LatePart } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { examDomain } from '../exam.domain.ts';
import { PaperDialog } from '../shared/PaperDialog.tsx';
import { useWords } from '../shared/useWords.ts';
import { useDesk } from './desk.ts';

const Form = styled.div`
  margin-top: 24px;
`;

/** The session has ended: answers wait below, and logging in here continues with them. */
export const SignedOut = observer(function SignedOut() {
  const { attempt, userId } = useDesk();
  const { t } = useWords();
  const session = useSession();
  const { loadLoginAgain } = examDomain.useEnvironment().ports;
  return (
    <PaperDialog
      open={attempt.state === 'signedOut'}
      onClose={() => undefined}
      outsideCloses={false}
      escapeCloses={false}
      title={t('sheet.signedOut')}
      width={440}
      footer={
        loadLoginAgain === undefined ? (
          <Button variant="primary" onClick={() => session.requireLogin()}>
            {t('sheet.login')}
          </Button>
        ) : undefined
      }
    >
      {t('sheet.signedOutText')}
      {loadLoginAgain === undefined ? null : (
        <Form>
          <LatePart load={loadLoginAgain}>{(LoginAgain) => <LoginAgain userId={userId} />}</LatePart>
        </Form>
      )}
    </PaperDialog>
  );
});
