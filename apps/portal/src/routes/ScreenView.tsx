import { portalScreens } from '@banyan/contracts/account';
import { createElement, use, useLayoutEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useNavigationType, useRoutes, type RouteObject } from 'react-router-dom';
import { useFrame } from '../composition/frame.ts';
import { useServices } from '../composition/services.ts';
import { decide, ForbiddenError } from '../guard/guard.ts';
import { isShared } from '../layouts/forms.ts';
import { PartBoundary } from '../screens/PartBoundary.tsx';
import { ScreenBoundary } from '../screens/ScreenBoundary.tsx';
import type { LazyScreen } from './LazyScreen.ts';
import { isBare, isManaged, type Screen, type Screens } from './screens.ts';

const managePath = portalScreens.manage.path;

/** Shows a part; waits for its code unless it was preloaded. */
function Part<Props extends object>({ part, props }: { part: LazyScreen<Props>; props: Props }) {
  return createElement(use(part.load()), props);
}

function Page({ screen, address }: { screen: Screen; address: string }) {
  const { session } = useServices();
  const decision = decide(session, screen.handle, address);
  if (decision.kind === 'forbidden') throw new ForbiddenError(decision.needs);
  return <Part part={screen.page} props={{}} />;
}

/** One screen: it reports its arrival, also when it can only show an error. */
function ScreenSlot({ screen }: { screen: Screen }) {
  const { arrived } = useFrame();
  const location = useLocation();
  const action = useNavigationType();
  // Before the browser lays the screen out: its history entry must be known by then, or the old one would be scrolled.
  useLayoutEffect(() => arrived(screen.handle, location, action), [arrived, screen, location, action]);
  return (
    <ScreenBoundary at={location.key}>
      <Page screen={screen} address={`${location.pathname}${location.search}`} />
    </ScreenBoundary>
  );
}

function InShell({ screens, children }: { screens: Screens; children: ReactNode }) {
  const { report } = useFrame();
  const { pathname } = useLocation();
  const layout = screens.at(pathname)?.handle.layout ?? 'site';
  const content = isShared(layout) ? (
    // A screen without its navigation is better than none.
    <PartBoundary instead={children} onError={report}>
      <Part part={screens.sharedLayout} props={{ layout, pathname, children }} />
    </PartBoundary>
  ) : (
    children
  );
  return <Part part={screens.shell} props={{ layout, children: content }} />;
}

/** The console's own screens, below its path. */
function ManagedScreens({ screens }: { screens: Screens }) {
  return useRoutes(
    screens.managed.map((screen) => ({ path: below(screen.path), element: <ScreenSlot screen={screen} /> })),
  );
}
const below = (path: string) => path.slice(managePath.length);

/** The console, for those whom it admits: others are told so in the portal. */
function InConsole({ screens }: { screens: Screens }) {
  const { session } = useServices();
  const { pathname, search } = useLocation();
  const admitted = () => {
    const screen = screens.at(pathname);
    return isManaged(screen) && decide(session, screen.handle, `${pathname}${search}`).kind === 'allow';
  };
  // First by what is known before the console is loaded, then by the screen itself.
  if (admitted()) use(screens.console.load());
  if (admitted()) {
    return <Part part={screens.console} props={{ pathname, children: <ManagedScreens screens={screens} /> }} />;
  }
  const refused = screens.at(pathname);
  return <InShell screens={screens}>{refused === undefined ? null : <ScreenSlot screen={refused} />}</InShell>;
}

/** Redirects to another path of a screen, with the same query. */
function Redirect({ to }: { to: string }) {
  const { hash, search } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}

/** The routes for React Router: bare screens by themselves, the console as one, all others inside the shell. */
export function routesOf(screens: Screens): RouteObject[] {
  const slot = (screen: Screen): RouteObject => ({ path: screen.path, element: <ScreenSlot screen={screen} /> });
  return [
    ...screens.redirects.map(([path, to]): RouteObject => ({ path, element: <Redirect to={to} /> })),
    ...screens.all.filter(isBare).map(slot),
    {
      element: (
        <ScreenBoundary at="shell">
          <InShell screens={screens}>
            <Outlet />
          </InShell>
        </ScreenBoundary>
      ),
      children: screens.all.filter((screen) => !isBare(screen) && !isManaged(screen)).map(slot),
    },
    {
      path: `${managePath}/*`,
      element: (
        <ScreenBoundary at="console">
          <InConsole screens={screens} />
        </ScreenBoundary>
      ),
    },
  ];
}

/** The screen of the current address. */
export function ScreenView({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
