import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadPart } from './boot/chunks.ts';
import { useFrame } from './composition/frame.ts';
import { useServices } from './composition/services.ts';
import { loginAddress } from './guard/addresses.ts';
import { Toasts } from './messages/Toasts.tsx';
import { PartBoundary } from './screens/PartBoundary.tsx';
import { NavigationProgress } from './shell/NavigationProgress.tsx';

const LoginDialog = lazy(() =>
  loadPart(() => import('./shell/LoginDialog.tsx')).then((module) => ({ default: module.LoginDialog })),
);

/** In place of the dialog that does not arrive: straight to where its button leads [AC-08]. */
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

/** Around every screen: the screen first, what lies over it after it [SH-06]. */
export const Root = observer(function Root({ children }: { children: ReactNode }) {
  const { session } = useServices();
  const { toasts, report } = useFrame();
  return (
    <>
      <NavigationProgress />
      <Suspense fallback={null}>{children}</Suspense>
      {session.loginTips ? (
        <PartBoundary instead={<ToLogin />} onError={report}>
          <Suspense fallback={null}>
            <LoginDialog />
          </Suspense>
        </PartBoundary>
      ) : null}
      <Toasts queue={toasts} />
    </>
  );
});
