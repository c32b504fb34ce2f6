import { homePath, platformPath, portalScreens } from '@banyan/contracts/account';
import { dateFormat } from '@banyan/core-screen';
import { RequestView, useFormats, useShow } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { accountDomain } from '../account.domain.ts';
import { InitialPassword } from '../login/InitialPassword.tsx';
import { LoginFrame } from '../login/LoginFrame.tsx';
import { LoginWaiting } from '../login/LoginWaiting.tsx';
import { InvitationGone } from './InvitationGone.tsx';
import { InvitationStore } from './InvitationStore.ts';

/** An invitation: its person chooses a password and is in. */
export const InvitationPage = observer(function InvitationPage() {
  const { t } = useTranslation('invitation');
  const { http, ports, session } = accountDomain.useEnvironment();
  const [query] = useSearchParams();
  const [store] = useState(() => new InvitationStore(http, session, query.get('ticket') ?? ''));
  const navigate = useNavigate();
  const { language } = useFormats();
  useShow(store, () => store.show());
  const { enterprise } = session;
  if (enterprise === null) return null;
  const { login } = store;
  const choose = async (password: string, confirm: string) => {
    if (!(await login.replacePassword(password, confirm))) return;
    // Whoever runs something begins there.
    const first = session.runsPlatform ? platformPath : session.role === 'admin' ? portalScreens.manage.path : homePath;
    void navigate(first, { replace: true });
  };
  return (
    <LoginFrame
      seed={String(enterprise.eid)}
      brand={enterprise.portalName}
      logo={enterprise.linkIcon}
      slogan={enterprise.slogan}
      detail={enterprise.sloganDetail}
      tools={<ports.LanguageSwitch />}
      foot={null}
    >
      {store.isGone ? (
        <InvitationGone contact={enterprise.contact} />
      ) : (
        <RequestView request={store.invitation} failed={t('failed')} skeleton={<LoginWaiting />}>
          {({ account, expiresAt, name }) => (
            <InitialPassword
              title={t('welcome', { name, portal: enterprise.portalName })}
              text={t('text', {
                account,
                until: dateFormat(language, { dateStyle: 'long', timeZone: session.timeZone }).format(expiresAt),
              })}
              policy={enterprise.passwordPolicy}
              pending={login.pending}
              problem={login.problem}
              check={(password, confirm) => login.newPasswordProblems(enterprise.passwordPolicy, password, confirm)}
              onSubmit={(password, confirm) => void choose(password, confirm)}
            />
          )}
        </RequestView>
      )}
    </LoginFrame>
  );
});
