import { AppLink, ownHosts, safeInternalPath, useScope } from '@banyan/core-session';
import { Dot, ErrorState, Notice, SkeletonBlock, SkeletonLine, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { loadPart } from '../parts/chunks.ts';
import { useServices } from '../composition/services.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { createLoginApi, LoginStore } from './LoginStore.ts';
import { PasswordLogin } from './PasswordLogin.tsx';

/** First logins are rare: their form comes when it is asked for. */
const InitialPassword = lazy(() =>
  loadPart(() => import('./InitialPassword.tsx')).then((module) => ({ default: module.InitialPassword })),
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

export interface LoginPageProps {
  /** The language switch, where the enterprise offers one [SE-09]. */
  tools: ReactNode;
}

/** The way in, and on to where one came from [SE-02, AC-06, AC-14]. */
export const LoginPage = observer(function LoginPage({ tools }: LoginPageProps) {
  const { t } = useTranslation('portal');
  const { http, session, config } = useServices();
  const [store] = useState(() => new LoginStore(createLoginApi(http), session));
  /** Someone has come back from the other form: the focus was in it, and comes along. */
  const [returned, setReturned] = useState(false);
  const scope = useScope();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { enterprise, language } = session;
  useEffect(() => {
    void store.loadMethods(scope.signal);
  }, [store, scope, language]);
  if (enterprise === null) return null;

  const goOn = (entered: boolean) => {
    if (!entered) return;
    const target = safeInternalPath(query.get('backUrl') ?? query.get('backurl'), {
      origin: location.origin,
      allowedHosts: ownHosts(session.cookieDomain()),
    });
    if (target.startsWith('/')) void navigate(target, { replace: true });
    // One of the enterprise's own domains: another origin, so the router cannot go there.
    else location.replace(target);
  };
  const { methods } = store;
  return (
    <LoginFrame
      seed={String(enterprise.eid)}
      brand={enterprise.portalName}
      logo={enterprise.linkIcon}
      slogan={enterprise.slogan}
      detail={enterprise.sloganDetail}
      tools={tools}
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
          {t('login.by', { product: config.productName })}
        </>
      }
    >
      {store.ticket !== null ? (
        <Suspense fallback={null}>
          <InitialPassword
            policy={enterprise.passwordPolicy}
            pending={store.pending}
            problem={store.problem}
            broken={(password) => store.brokenRules(enterprise.passwordPolicy, password)}
            check={(password, confirm) => store.newPasswordProblems(enterprise.passwordPolicy, password, confirm)}
            onSubmit={(password, confirm) => void store.replacePassword(password, confirm).then(goOn)}
            onBack={() => {
              setReturned(true);
              store.startOver();
            }}
          />
        </Suspense>
      ) : (
        <>
          <Head>
            <h1>{t('login.title', { portal: enterprise.portalName })}</h1>
            <p>{t('login.accountHint', { enterprise: enterprise.enterpriseName })}</p>
          </Head>
          {query.get('loginType') === 'register' ? <Notice tone="info">{t('login.registerNote')}</Notice> : null}
          {methods.state === 'ready' ? (
            <PasswordLogin
              accountLabel={methods.value.accountHint}
              pending={store.pending}
              problem={store.problem}
              focused={returned}
              onSubmit={(account, password, remember) => void store.submit(account, password, remember).then(goOn)}
            />
          ) : methods.state === 'failed' ? (
            <ErrorState
              title={t('login.failed')}
              retryText={t('login.retry')}
              onRetry={() => void store.loadMethods(scope.signal)}
              size={144}
            />
          ) : (
            <SkeletonRegion label={t('login.loading')}>
              <div style={{ display: 'grid', gap: 16 }}>
                <SkeletonLine width={80} />
                <SkeletonBlock height={48} />
                <SkeletonLine width={80} />
                <SkeletonBlock height={48} />
                <SkeletonBlock height={48} />
              </div>
            </SkeletonRegion>
          )}
        </>
      )}
    </LoginFrame>
  );
});
