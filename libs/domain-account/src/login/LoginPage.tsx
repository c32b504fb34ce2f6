import { screenHref } from '@banyan/contracts';
import { gatewayQuery, portalScreens, homePath, promptAddress, registerAddress } from '@banyan/contracts/account';
import { AppLink, useScope } from '@banyan/core-session';
import { Dot, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { loadPart } from '@banyan/ui';
import { accountDomain } from '../account.domain.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { LoginForms } from './LoginForms.tsx';
import { LoginNotices } from './LoginNotices.tsx';
import { LoginWaiting } from './LoginWaiting.tsx';
import { createLoginApi, LoginStore } from './LoginStore.ts';
import { shutCode } from './loginErrors.ts';
import { OtherWays } from './OtherWays.tsx';
import { ssoProblem } from './ssoProblem.ts';
import { useGoOn } from './useGoOn.ts';
import { InitialPassword } from './InitialPassword.tsx';

/** The forgotten password and the login for outsiders: the code of each loads on request. */
const ResetPassword = lazy(() =>
  loadPart(() => import('./ResetPage.tsx')).then((module) => ({ default: module.ResetPage })),
);

const OutsiderLoginPage = lazy(() =>
  loadPart(() => import('../outsider/OutsiderLoginPage.tsx')).then((module) => ({ default: module.OutsiderLoginPage })),
);

const Head = styled.header`
  margin-bottom: 32px;
  h1 {
    margin: 0;
    font-size: var(--t24);
    line-height: 36px;
    font-weight: 600;
  }
  p {
    margin-top: 4px;
    color: var(--ink-2);
  }
`;

const Register = styled.p`
  margin-top: 24px;
  text-align: center;
  color: var(--ink-2);
`;

/** Query of the gateway for administrators of this enterprise. */
const gatewayOf = (eid: number) => gatewayQuery.write({ eid: String(eid), type: 'admin' });

/** The login page; after the login it leads back to the original page. */
export const LoginPage = observer(function LoginPage() {
  const { t } = useTranslation('account');
  const { http, ports, session } = accountDomain.useEnvironment();
  const [store] = useState(() => new LoginStore(createLoginApi(http), session));
  /** The reader has returned from the other form: the focus moves along. */
  const [returned, setReturned] = useState(false);
  /** A viewer who is logged in already gets a notice, and may still log in as another person. */
  const [already] = useState(session.user);
  const scope = useScope();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const [query] = useSearchParams();
  const { enterprise, language } = session;
  useEffect(() => {
    void store.loadMethods(scope.signal);
  }, [store, scope, language]);
  const way = query.get('way');
  const before = useRef(way);
  useEffect(() => {
    // The link that switched the way is gone with its form: screen reader and keyboard continue at the content.
    if (before.current !== way && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
    before.current = way;
  }, [way]);
  if (enterprise === null) return null;

  const { methods, pending, problem } = store;
  const { loginRequest } = session;
  const refused = [methods, loginRequest].find(({ state }) => state === 'failed');
  const shut = refused?.state === 'failed' ? shutCode(refused.error) : null;
  // Nobody can log in here: the reason is shown instead of the form.
  if (shut !== null) {
    const url = query.get('backUrl') || homePath;
    return <Navigate replace to={promptAddress({ errorMsg: String(shut), url })} />;
  }
  const offered = methods.state === 'ready' ? methods.value.methods : [];
  const wayHref = (asked: string) => {
    const other = new URLSearchParams(query);
    other.delete('sso');
    other.delete('oneClick');
    if (asked === 'password') other.delete('way');
    else other.set('way', asked);
    return `/login?${other.toString()}`;
  };
  const register = registerAddress(enterprise, ports.registerUrl, query.get('backUrl') ?? '');
  const registersHere = register?.startsWith('/') === true;
  const asksToRegister = query.get('loginType') === 'register';
  const next = new URLSearchParams(query);
  next.delete('loginType');
  const registerHref = `${portalScreens.register.path}?${next.toString()}`;
  // The dialog's link leads here; registration has a screen of its own.
  if (asksToRegister && registersHere) return <Navigate replace to={registerHref} />;
  return (
    <LoginFrame
      seed={String(enterprise.eid)}
      brand={enterprise.portalName}
      logo={enterprise.linkIcon}
      slogan={enterprise.slogan}
      detail={enterprise.sloganDetail}
      tools={<ports.LanguageSwitch />}
      foot={
        <>
          {t('login.agree')}{' '}
          <AppLink kind="screen" to="/agreement?kind=terms">
            {t('login.terms')}
          </AppLink>{' '}
          {t('login.and')}{' '}
          <AppLink kind="screen" to="/agreement?kind=privacy">
            {t('login.privacy')}
          </AppLink>
          <Dot />
          <AppLink to={screenHref(portalScreens.loginPc, {}, gatewayOf(enterprise.eid))}>{t('login.gateway')}</AppLink>
          <Dot />
          {t('login.by', { product: ports.productName })}
        </>
      }
    >
      {store.ticket !== null ? (
        <InitialPassword
          policy={enterprise.passwordPolicy}
          pending={pending}
          problem={problem}
          check={(password, confirm) => store.newPasswordProblems(enterprise.passwordPolicy, password, confirm)}
          onSubmit={(password, confirm) => void store.replacePassword(password, confirm).then(goOn)}
          onBack={() => {
            setReturned(true);
            store.startOver();
          }}
        />
      ) : way === 'reset' ? (
        <Suspense fallback={<LoginWaiting />}>
          <ResetPassword
            store={store}
            policy={enterprise.passwordPolicy}
            backHref={wayHref('password')}
            onEntered={goOn}
          />
        </Suspense>
      ) : way === 'outsider' ? (
        <Suspense fallback={<LoginWaiting />}>
          <OutsiderLoginPage store={store} backHref={wayHref('password')} codeHref={wayHref('code')} onEntered={goOn} />
        </Suspense>
      ) : (
        <>
          <Head>
            <h1>{t('login.title', { portal: enterprise.portalName })}</h1>
            <p>{t('login.accountHint', { enterprise: enterprise.enterpriseName })}</p>
          </Head>
          <LoginNotices
            already={already?.username ?? null}
            asksToRegister={asksToRegister && register === null}
            sso={ssoProblem(query.get('sso'))}
            oneClick={ssoProblem(query.get('oneClick'))}
            onGoOn={() => goOn(true)}
          />
          <LoginForms
            store={store}
            chosen={way ?? ''}
            onChoose={(chosen) => void navigate(wayHref(chosen), { replace: true })}
            focused={returned}
            forgottenHref={wayHref('reset')}
            onEntered={goOn}
            onRetry={() => void store.loadMethods(scope.signal)}
          />
          {methods.state === 'ready' ? (
            <OtherWays
              offered={offered}
              ssoName={methods.value.ssoName}
              backUrl={query.get('backUrl') ?? ''}
              outsiderHref={wayHref('outsider')}
            />
          ) : null}
          {register === null ? null : (
            <Register>
              {t('login.noAccount')}{' '}
              {registersHere ? (
                <AppLink kind="screen" to={registerHref}>
                  {t('login.register')}
                </AppLink>
              ) : (
                <TextLink href={register}>{t('login.register')}</TextLink>
              )}
            </Register>
          )}
        </>
      )}
    </LoginFrame>
  );
});
