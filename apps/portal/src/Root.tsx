import { portalScreens, loginAddress, reloginAddress } from '@banyan/contracts/account';
import { LeaveGuardContext } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadPart } from '@banyan/ui';
import { useFrame } from './composition/frame.ts';
import { useServices } from './composition/services.ts';
import { PlainQuestion } from './leave/PlainQuestion.tsx';
import { Connection } from './messages/Connection.tsx';
import { Toasts } from './messages/Toasts.tsx';
import { PartBoundary } from './screens/PartBoundary.tsx';
import { NavigationProgress } from './shell/NavigationProgress.tsx';

const LoginDialog = lazy(() =>
  loadPart(() => import('./shell/LoginDialog.tsx')).then((module) => ({ default: module.LoginDialog })),
);

const LeaveDialog = lazy(() =>
  loadPart(() => import('./leave/LeaveDialog.tsx')).then((module) => ({ default: module.LeaveDialog })),
);

const SeeingBar = lazy(() =>
  loadPart(() => import('./shell/SeeingBar.tsx')).then((module) => ({ default: module.SeeingBar })),
);

const ReloginDialog = lazy(() =>
  loadPart(() => import('./relogin/ReloginDialog.tsx')).then((module) => ({ default: module.ReloginDialog })),
);

/** Replaces the recorder if its code fails to load: support works under recording or not at all. */
function ToLogout() {
  const { signOut } = useFrame();
  useEffect(() => void signOut(loginAddress('')), [signOut]);
  return null;
}

/** Replaces the dialog if its code fails to load: goes straight to the target of its button. */
function ToRelogin() {
  const { session } = useServices();
  const { leaving } = useFrame();
  const navigate = useNavigate();
  useEffect(() => {
    session.closeElsewhere();
    leaving.closeEnded();
    void navigate(reloginAddress);
  }, [session, leaving, navigate]);
  return null;
}

/** Replaces the dialog if its code fails to load: goes straight to the target of its button. */
function ToLogin() {
  const { session } = useServices();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    session.closeLoginTips();
    void navigate(loginAddress(`${pathname}${search}${hash}`));
  }, [session, navigate, pathname, search, hash]);
  return null;
}

/** A late overlay above the screen; `instead` replaces it when it fails. */
function Over({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  const { report } = useFrame();
  return (
    <PartBoundary instead={instead} onError={report}>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  );
}

/**
 * Around every screen. The old-browser warning is the page's own script and precedes all of this; then the routed page,
 * and over it, in this order, the dialogs about login and the other overlays.
 */
export const Root = observer(function Root({ children }: { children: ReactNode }) {
  const { account, session } = useServices();
  const { toasts, leaving } = useFrame();
  const { pathname } = useLocation();
  /** Loaded in support sessions alone. */
  const [AssistOverlay] = useState(() =>
    lazy(() => loadPart(account.assistOverlay).then((part) => ({ default: part }))),
  );
  const [recorded, setRecorded] = useState<number | null>(null);
  const support = session.user?.serviceUsers;
  // Before the recording the server answers support with no data for screens; the login's own screen goes on by itself.
  const waits = support !== undefined && recorded !== support.id && pathname !== portalScreens.transferLogin.path;
  return (
    <>
      <NavigationProgress />
      <LeaveGuardContext value={leaving}>
        <Suspense fallback={null}>{waits ? null : children}</Suspense>
      </LeaveGuardContext>
      {session.loginTips ? (
        <Over instead={<ToLogin />}>
          <LoginDialog />
        </Over>
      ) : null}
      {session.elsewhere || leaving.ended !== null ? (
        <Over instead={<ToRelogin />}>
          <ReloginDialog />
        </Over>
      ) : null}
      {session.user === null || support === undefined ? null : (
        <Over instead={<ToLogout />}>
          <AssistOverlay
            key={support.id}
            user={session.user}
            service={support}
            onRecorded={() => setRecorded(support.id)}
          />
        </Over>
      )}
      {session.user?.seenBy === undefined ? null : (
        <Over instead={<ToLogout />}>
          <SeeingBar user={session.user} seenBy={session.user.seenBy} />
        </Over>
      )}
      {leaving.asking === null ? null : (
        <Over instead={<PlainQuestion />}>
          <LeaveDialog />
        </Over>
      )}
      <Toasts queue={toasts} />
      <Connection />
    </>
  );
});
