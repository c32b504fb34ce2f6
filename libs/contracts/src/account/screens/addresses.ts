/** The home page. */
export const homePath = '/index';

/** The login screen; `backUrl` is where it leads afterwards, empty for home. */
export function loginAddress(backUrl: string, register = false): string {
  const query = new URLSearchParams({ ...(register ? { loginType: 'register' } : {}), backUrl });
  return `/login?${query.toString()}`;
}

/** Where whoever is at an address is going: from the login screen to where it leads. */
export function aimOf(address: string): string {
  const login = /^\/login\/*(?:$|[?#])([^#]*)/.exec(address);
  if (login === null) return address;
  const query = new URLSearchParams(login[1]);
  return query.get('backUrl') ?? query.get('backurl') ?? '';
}

/** The login screen after a login elsewhere has ended this one: it leads to the home page. */
export const reloginAddress = '/login?backurl=';

/** What the prompt screen is told. */
interface PromptQuery {
  /** Code; known ones are explained in our own words. */
  readonly errorMsg: string;
  /** The server's words. */
  readonly dataInfo?: string;
  /** Where a refresh leads; a path of this origin. */
  readonly url?: string;
  /** Figures that belong to the code, as JSON. */
  readonly data?: string;
}

export function promptAddress(query: PromptQuery): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return `/prompt?${new URLSearchParams(Object.fromEntries(given)).toString()}`;
}

/** Where personal data are completed when the server asks for it, and on to `backUrl` then. */
export function personalDataAddress(query: Readonly<Record<string, string>>, backUrl: string): string {
  return `/editor/personalData?${new URLSearchParams({ ...query, backUrl }).toString()}`;
}
