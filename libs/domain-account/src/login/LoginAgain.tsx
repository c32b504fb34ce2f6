import { useScope } from '@banyan/core-session';
import { Button, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../../apps/portal/src/composition/services.ts';
import { LoginForms } from './LoginForms.tsx';
import { openLogin } from './openLogin.ts';
import { forOnePerson } from './forOnePerson.ts';
import { InitialPassword } from './InitialPassword.tsx';

export interface LoginAgainProps {
  /** The one person it lets in. */
  userId: string;
}

/** Lets the person whose session has ended back in, over a page that is not left for it; nobody else. */
export const LoginAgain = observer(function LoginAgain({ userId }: LoginAgainProps) {
  const { t } = useTranslation('portal');
  const { http, session } = useServices();
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
              {t('loginDialog.login')}
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
