import { opensToVisitors, type FirstCall, type Layout, type Screen } from '@banyan/contracts';
import { allScreens } from '@banyan/contracts/all';
import { addressUrl } from './address.ts';
import { paramsOf, patternOf } from './pathPattern.ts';

/** The screen that an address will show. */
export interface ShownScreen {
  /** Path and query: the requested address, or the one that it leads to. */
  readonly address: string;
  readonly path: string;
  /** Its path pattern; `*` for an unknown screen. */
  readonly pattern: string;
  readonly layout: Layout;
  /** Its own first calls, beside those of its layout. */
  readonly first: readonly FirstCall[];
}

const byPath = new Map(allScreens.map((one) => [one.screen.path, one]));
const patterns = [...byPath.keys()];
const aliases = new Map(
  allScreens.flatMap(({ screen }) =>
    (screen.aliases ?? []).map((alias) => [alias.toLowerCase(), screen.path] as const),
  ),
);
const loginPath = '/login';

/**
 * The screen that the portal will show at an address: for an alias the screen itself, and the login if the access rules
 * lead a visitor to it.
 */
export function shownScreen(
  address: string,
  enterprise: { readonly private: boolean },
  loggedIn: boolean,
): ShownScreen {
  const { pathname, search, searchParams } = addressUrl(address);
  const alias = aliases.get(pathname.length > 1 ? pathname.toLowerCase().replace(/\/+$/, '') : pathname);
  if (alias !== undefined) return shownScreen(alias, enterprise, loggedIn);
  const pattern = patternOf(pathname, patterns);
  const found = pattern === undefined ? undefined : byPath.get(pattern);
  if (!loggedIn && pathname !== loginPath && needsLogin(found?.screen, enterprise, searchParams)) {
    return shownScreen(loginPath, enterprise, loggedIn);
  }
  const params = paramsOf(pathname, pattern ?? '');
  return {
    address: `${pathname}${search}`,
    path: pathname,
    pattern: pattern ?? '*',
    layout: found?.screen.layout ?? 'site',
    first: found?.first({ params, search: searchParams }) ?? [],
  };
}

/** A path of no screen counts as `open`. */
function needsLogin(
  screen: Screen = { path: '*', access: 'open', layout: 'site', titleKey: '' },
  enterprise: { readonly private: boolean },
  search: URLSearchParams,
): boolean {
  if (screen.access === 'public' || (screen.access === 'open' && !enterprise.private)) return false;
  return !opensToVisitors(screen, search);
}
