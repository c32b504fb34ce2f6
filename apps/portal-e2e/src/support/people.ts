import type { BrowserContext, Page } from '@playwright/test';
import { prepared } from './prepared.ts';
import type { EnterpriseHost } from './ServerProcess.ts';
import type { TestServer } from './TestServer.ts';

/** Demo people who can log in. */
export interface Person {
  readonly host: EnterpriseHost;
  readonly account: string;
  readonly password: string;
}

const password = 'Banyan2026';

export const people = {
  /** A learner of the manufacturer in the middle of several courses. */
  li: { host: 'hengchuan', account: 'H20381', password },
  /** A learner of the manufacturer who has begun nothing. */
  sun: { host: 'hengchuan', account: 'H20412', password },
  lecturer: { host: 'hengchuan', account: 'H10017', password },
  administrator: { host: 'hengchuan', account: 'H10002', password },
  /** Has never logged in: the initial password must be replaced. */
  newcomer: { host: 'hengchuan', account: 'H20999', password: '123456a' },
  /** Has not given the personal data that the manufacturer demands. */
  incomplete: { host: 'hengchuan', account: 'H20556', password },
  locked: { host: 'hengchuan', account: 'H20777', password },
  /** A learner of the retailer, whose portal speaks several languages. */
  mia: { host: 'larkfield', account: 'L1042', password },
  /** An administrator of the retailer. */
  chief: { host: 'larkfield', account: 'L1001', password },
  /** A member of the enterprise that lets nobody else in. */
  bai: { host: 'members', account: 'Q60001', password },
  /** A learner of the public portal. */
  zhou: { host: 'localhost', account: 'P30001', password },
} as const satisfies Readonly<Record<string, Person>>;

/** Fills the login screen in view and sends it; what comes of it is the caller's. */
export async function fillLogin(page: Page, { account, password: word }: Pick<Person, 'account' | 'password'>) {
  await page.locator('input[name="account"]').fill(account);
  await page.locator('input[name="password"]').fill(word);
  await page.locator('form:has(input[name="password"]) button[type="submit"]').click();
}

/** Logs in by the login screen and waits until it has led on. */
export async function logIn(
  page: Page,
  server: Pick<TestServer, 'origin'>,
  person: Person,
  backUrl = '/index',
): Promise<void> {
  await page.goto(`${server.origin(person.host)}/login?backUrl=${encodeURIComponent(backUrl)}`);
  await fillLogin(page, person);
  await page.waitForURL(`${server.origin(person.host)}${backUrl}`);
}

/** Under which a session of a person is kept. */
export const personKey = ({ account, host }: Person) => `${host} ${account}`;

/** The session cookie of a browser session in which somebody has logged in. */
export async function sessionCookie(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'userInfo');
  if (cookie === undefined) throw new Error('nobody is logged in');
  return cookie.value;
}

const cookies = new Map<string, string>();

/** The session cookie of a person: one that came with the data, or of an earlier login on the same data. */
export async function sessionOf(context: BrowserContext, server: TestServer, person: Person): Promise<string> {
  const regulars = JSON.parse(prepared('sessions')) as Record<string, string>;
  const key = `${server.generation} ${personKey(person)}`;
  const known = regulars[personKey(person)] ?? cookies.get(key);
  if (known !== undefined) return known;
  const page = await context.newPage();
  await logIn(page, server, person);
  const value = await sessionCookie(context);
  await page.close();
  cookies.set(key, value);
  return value;
}

/** Makes a context one of someone who has logged in before. */
export async function comeIn(context: BrowserContext, server: TestServer, person: Person): Promise<void> {
  const value = await sessionOf(context, server, person);
  await context.addCookies([{ name: 'userInfo', value, url: server.origin(person.host), sameSite: 'Lax' }]);
}
