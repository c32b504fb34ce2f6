/** The home page. */
export const homePath = '/index';

/** Address of the login screen; `backUrl` is the destination after the login, empty for home. */
export function loginAddress(backUrl: string, register = false): string {
  const query = new URLSearchParams({ ...(register ? { loginType: 'register' } : {}), backUrl });
  return `/login?${query.toString()}`;
}

/**
 * Address of a visitor's registration, null where the enterprise allows none: its own screen for an enterprise with
 * puborg 1, and where the provider has no page for it; the provider's page otherwise.
 */
export function registerAddress(
  enterprise: { readonly showUserRegister: 'Y' | 'N'; readonly puborg: number } | null,
  providerUrl: string,
  backUrl: string,
): string | null {
  if (enterprise?.showUserRegister !== 'Y') return null;
  return enterprise.puborg !== 1 && /^https?:\/\//i.test(providerUrl) ? providerUrl : loginAddress(backUrl, true);
}

/** Destination of a person at an address: for the login screen, its `backUrl`. */
export function aimOf(address: string): string {
  const login = /^\/login\/*(?:$|[?#])([^#]*)/.exec(address);
  if (login === null) return address;
  const query = new URLSearchParams(login[1]);
  return query.get('backUrl') ?? query.get('backurl') ?? '';
}

/** The login screen after a login elsewhere has ended this one; it leads to the home page. */
export const reloginAddress = '/login?backurl=';

/** Parameters of the prompt screen. */
interface PromptQuery {
  /** Code; known codes have explanations of our own. */
  readonly errorMsg: string;
  /** Message of the server. */
  readonly dataInfo?: string;
  /** Destination of a refresh; a path of this origin. */
  readonly url?: string;
  /** Figures of the code, as JSON. */
  readonly data?: string;
}

export function promptAddress(query: PromptQuery): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return `/prompt?${new URLSearchParams(Object.fromEntries(given)).toString()}`;
}

/** Address of the form for missing personal data; it leads on to `backUrl`. */
export function personalDataAddress(query: Readonly<Record<string, string>>, backUrl: string): string {
  return `/editor/personalData?${new URLSearchParams({ ...query, backUrl }).toString()}`;
}

/** The first page of who runs the enterprises of the installation; the portal knows it before the console is loaded. */
export const platformScreen = {
  path: '/manage/platform',
  access: 'login',
  layout: 'console',
  titleKey: 'organisation:title.platform',
  aliases: ['/platform'],
} as const;
export const platformPath = platformScreen.path;
