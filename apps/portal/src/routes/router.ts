import { NavigationType, UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator } from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory>;
type To = Parameters<Navigator['push']>[0];

/** A change of the address. */
export interface Move {
  readonly action: History['action'];
  readonly location: History['location'];
}

/** Where a navigation is to go on instead; undefined lets it pass. */
export type Guard = (address: string) => { readonly replace: string } | { readonly leave: string } | undefined;

/** The router: the browser's history with the guard before it. */
export interface PortalRouter {
  /** What React Router navigates with. */
  readonly navigator: Navigator;
  readonly location: () => History['location'];
  readonly navigate: (to: string) => void;
  /** One listener: the view. */
  readonly listen: (listener: (move: Move) => void) => () => void;
}

const addressOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }) => pathname + search;

/**
 * Asks the guard before each navigation [AC-03 … AC-07]: of a link or a page before it reaches the address bar, of back
 * and forward when the browser tells of it. `leave` opens another site. React Router's own data router would do the
 * same; its loaders and fetchers, which nothing here uses, cost 14 KiB on every first visit.
 */
export function createRouter(guard: Guard, leave: (url: string) => void): PortalRouter {
  const history = createBrowserHistory({ v5Compat: true });

  /** Lets a navigation pass, or does what the guard says in its place. */
  const ask = (to: To, pass: () => void, instead: (to: string) => void) => {
    const way = guard(addressOf(new URL(history.createHref(to), location.href)));
    if (way === undefined) pass();
    else if ('leave' in way) leave(way.leave);
    else instead(way.replace);
  };
  const push = (to: To, state?: unknown) => history.push(to, state);
  const replace = (to: To, state?: unknown) => history.replace(to, state);

  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state) => ask(to, () => push(to, state), push),
    replace: (to, state) => ask(to, () => replace(to, state), replace),
  };

  return {
    navigator,
    location: () => history.location,
    navigate: (to) => navigator.push(to, null),
    listen: (listener) =>
      history.listen(({ action, location: at }) => {
        // A refused step back is already in the address bar: it is written over.
        if (action === NavigationType.Pop) ask(at, () => listener({ action, location: at }), replace);
        else listener({ action, location: at });
      }),
  };
}
