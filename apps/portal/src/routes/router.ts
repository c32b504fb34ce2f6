import { NavigationType, UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator } from 'react-router-dom';

type History = ReturnType<typeof createBrowserHistory>;
type To = Parameters<Navigator['push']>[0];

/** A change of the address. */
export interface Move {
  readonly action: History['action'];
  readonly location: History['location'];
}

/** Redirects a navigation to another address; undefined lets it pass. */
export type Guard = (address: string) => { readonly replace: string } | { readonly leave: string } | undefined;

/** Whether the current screen may be left without a question, and the question. */
export interface Leaving {
  readonly holds: () => boolean;
  /** Asks; `go` leaves after confirmation. */
  readonly ask: (go: () => void) => void;
}

export interface RouterDeps {
  readonly guard: Guard;
  /** Opens another site. */
  readonly leave: (url: string) => void;
  readonly leaving: Leaving;
}

/** The router: the browser's history with guard and leave guard before it. */
export interface PortalRouter {
  /** The navigator for React Router. */
  readonly navigator: Navigator;
  readonly location: () => History['location'];
  readonly navigate: (to: string) => void;
  /** Replaces the current address. */
  readonly redirect: (to: string) => void;
  /** Tells the path of the screen in view; while the next one loads, the address bar is ahead of it. */
  readonly show: (pathname: string) => void;
  /** Sets the only listener: the view. */
  readonly listen: (listener: (move: Move) => void) => () => void;
}

/** With the hash: the login leads back to it. */
const addressOf = ({ hash, pathname, search }: Pick<Location, 'hash' | 'pathname' | 'search'>) =>
  pathname + search + hash;

/**
 * Asks before each navigation: the leave guard whether the screen in view may be left, then the guard whether the next
 * one may be opened [AC-03 … AC-07]. It asks about a link before it reaches the address bar, about back and forward
 * when the browser reports them. Another query of the same path is the same screen. See docs/adr/0021-router.md.
 */
export function createRouter({ guard, leave, leaving }: RouterDeps): PortalRouter {
  const history = createBrowserHistory({ v5Compat: true });
  /** Path of the current screen; the address bar may already be elsewhere. */
  let shown = history.location.pathname;
  /** Path of the screen that is drawn; empty before the first one. */
  let inView = '';
  /** Marks the browser's next step as one of ours, which is not asked about again. */
  let step: 'undone' | 'allowed' | null = null;

  const urlOf = (to: To) => new URL(history.createHref(to), location.href);
  const leaves = (pathname: string) => pathname !== shown && leaving.holds();

  /** Lets a navigation pass, or follows the guard's redirect. */
  const ask = (to: To, pass: () => void, instead: (to: string) => void) => {
    const way = guard(addressOf(urlOf(to)));
    if (way === undefined) pass();
    else if ('leave' in way) leave(way.leave);
    else instead(way.replace);
  };
  const push = (to: To, state?: unknown) => history.push(to, state);
  const replace = (to: To, state?: unknown) => history.replace(to, state);
  /** A navigation by the program: a link, a redirect. */
  const go = (to: To, pass: () => void, instead: (to: string) => void) => {
    const next = () => ask(to, pass, instead);
    if (leaves(urlOf(to).pathname)) leaving.ask(next);
    else next();
  };

  const replaceBy = (to: To, state: unknown = null) => go(to, () => replace(to, state), replace);

  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    // The address bar is ahead of the view: a second press of the same link replaces the entry that is already there.
    push: (to, state) => {
      const pass = urlOf(to).href === location.href ? replace : push;
      go(to, () => pass(to, state), push);
    },
    // A screen that is being left may still write its own address: late answers name what it shows.
    replace: (to, state) => {
      if (location.pathname === inView || urlOf(to).pathname !== inView) replaceBy(to, state);
    },
  };

  return {
    navigator,
    location: () => history.location,
    navigate: (to) => navigator.push(to, null),
    redirect: (to) => replaceBy(to),
    show: (pathname) => {
      inView = pathname;
    },
    listen: (listener) =>
      history.listen(({ action, location: at, delta }) => {
        const show = () => {
          shown = at.pathname;
          listener({ action, location: at });
        };
        if (action !== NavigationType.Pop) return show();
        const own = step;
        step = null;
        if (own === 'undone') return;
        if (own === null && delta && leaves(at.pathname)) {
          // The browser has moved already: it is sent back while the question is open.
          step = 'undone';
          history.go(-delta);
          leaving.ask(() => {
            step = 'allowed';
            history.go(delta);
          });
          return;
        }
        // A refused step back is already in the address bar: it is replaced.
        ask(at, show, replace);
      }),
  };
}
