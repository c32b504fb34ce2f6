import { useScope } from '@banyan/core-session';
import { Button, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountDomain } from '../account.domain.ts';
import { accountMessages } from '../account.messages.ts';
import { useLateTexts } from '../shared/useLateTexts.ts';
import { LoginForms } from './LoginForms.tsx';
import { openLogin } from './openLogin.ts';
import { forOnePerson } from './forOnePerson.ts';
import { InitialPassword } from './InitialPassword.tsx';

export interface LoginAgainProps {
  /** Id of the only person it accepts. */
  userId: string;
}

/** Logs the person whose session has ended in again, over a page that stays open; refuses everybody else. */
export const LoginAgain = observer(function LoginAgain({ userId }: LoginAgainProps) {
  useLateTexts('account', accountMessages);
  const { t } = useTranslation('account');
  const { http, session } = accountDomain.useEnvironment();
  const scope = useScope();
  const [store] = useState(() => openLogin(http, forOnePerson(session, userId)));
  const [chosen, setChosen] = useState('');
  const load = () => void store.loadMethods(scope.signal);
  useEffect(() => {
    void store.loadMethods(scope.signal);
  }, [store, scope]);
  const { methods, pending, problem, ticket } = store;
  const policy = session.enterprise?.passwordPolicy;
  if (ticket !== null && policy !== undefined) {
    return (
      <InitialPassword
        policy={policy}
        pending={pending}
        problem={problem}
        check={(password, confirm) => store.newPasswordProblems(policy, password, confirm)}
        onSubmit={(password, confirm) => void store.replacePassword(password, confirm)}
        onBack={() => store.startOver()}
      />
    );
  }
  const none = methods.state === 'ready' && !['password', 'code', 'scan'].some((way) => isOffered(methods.value, way));
  return (
    <>
      <LoginForms
        store={store}
        chosen={chosen}
        onChoose={setChosen}
        focused
        onEntered={() => undefined}
        onRetry={load}
      />
      {none ? (
        <Notice
          tone="info"
          action={
            <Button size="sm" onClick={() => session.requireLogin()}>
              {t('login.submit')}
            </Button>
          }
        >
          {t('login.otherWayAgain')}
        </Notice>
      ) : null}
    </>
  );
});

const isOffered = ({ methods }: { readonly methods: readonly string[] }, way: string) => methods.includes(way);
