import { loginType } from '@banyan/contracts/account';
import { accessCases, gateHosts, gateScreens, gateStates, type AccessCase } from '@banyan/core-session/testing';
import type { Page, Request } from '@playwright/test';
import { changeBoot } from './support/boot.ts';
import { refusal, takeCall } from './support/calls.ts';
import { settled } from './support/look.ts';
import { people, type Person } from './support/people.ts';
import { expect, test } from './support/test.ts';
import type { TestServer } from './support/TestServer.ts';

/**
 * Rows of the guard's table in a browser; the unit test has all of them. How the enterprise stands comes by the answer
 * inside the page, as the server puts it there; all other calls go to the server, which must let in whom the guard lets
 * in.
 */

/** Features of a row; a row is walked if it is the first that has one of them. */
function facts({ expected, host, pattern, query, role }: AccessCase): readonly string[] {
  const way = 'code' in expected ? `prompt ${expected.code}` : expected.kind;
  return [pattern, `host ${host}`, `${role} ${way}`, `${expected.kind} ${query === '' ? 'without' : 'with'} query`];
}

/** Visitors are let in where the server knows no session either. */
const letsVisitorsIn = ({ expected, pattern, role }: AccessCase) =>
  role === 'none' && expected.kind === 'allow' && gateScreens[pattern].access !== 'public';

/**
 * Visitors whom the guard lets in and the server does not: it takes no page's word for a chat tool, an open company or a
 * preview. For these the decision alone is tested, in the unit test.
 */
const isPutOut = (row: AccessCase) =>
  letsVisitorsIn(row) && (row.enterprise === 'openCompany' || row.host !== 'browser' || row.query.includes('preview'));

/** Rows that bring something new, and all in which a visitor is let in. */
function rowsOf(all: readonly AccessCase[]): readonly AccessCase[] {
  const known = new Set<string>();
  return all.filter((row) => {
    if (isPutOut(row)) return false;
    const added = facts(row).filter((fact) => !known.has(fact));
    for (const fact of added) known.add(fact);
    return added.length > 0 || letsVisitorsIn(row);
  });
}

const rows = rowsOf(accessCases);

/** The public portal for its own rows, an enterprise for all others. */
const placeOf = ({ enterprise, role }: AccessCase) =>
  enterprise.startsWith('publicPortal')
    ? { host: 'localhost' as const, member: people.zhou, course: 1 }
    : // An administrator's screens ask for what the server gives to administrators alone.
      { host: 'hengchuan' as const, member: role === 'admin' ? people.administrator : people.sun, course: 101 };

const userType = { learner: 1, lecturer: 5, admin: 2 } as const;

/** Makes the enterprise stand as the row says, for who the row says. */
async function arrange(page: Page, { enterprise, role }: AccessCase): Promise<void> {
  const state = gateStates[enterprise];
  if (state.kind === 'refused') {
    return takeCall(page, loginType, (route) => route.fulfill(refusal(state.code, state.message, state.data)));
  }
  if (state.kind === 'failed') return takeCall(page, loginType, (route) => route.abort());
  await changeBoot(page, (answers) => {
    const key = Object.keys(answers).find((name) => name.startsWith(`${loginType.name}?`));
    if (key === undefined) throw new Error('the page has no answer for the enterprise status');
    const { data, userinfo } = answers[key] as { data: { eid: number }; userinfo: object | null };
    const user = role === 'none' ? null : { ...userinfo, type: userType[role], isdeleteadmin: '0' };
    return {
      ...answers,
      [key]: { ...(answers[key] as object), data: { ...data, ...state.enterprise, eid: data.eid }, userinfo: user },
    };
  });
}

/** The rows name course 7; the page opens one that the enterprise has. */
function addressOf(row: AccessCase): string {
  return `${row.pattern === '/course/:id' ? `/course/${placeOf(row).course}` : row.path}${row.query}`;
}

const screenShown = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** Requests of a page so far. */
interface Walked {
  readonly documents: readonly Request[];
  /** Calls that the server refused because nobody is logged in: the page is about to leave. */
  readonly putOut: readonly string[];
}

async function expectWay(page: Page, row: AccessCase, server: TestServer, { documents, putOut }: Walked) {
  const origin = server.origin(placeOf(row).host);
  const { expected } = row;
  switch (expected.kind) {
    case 'allow':
      await settled(page);
      expect(putOut).toEqual([]);
      // A screen may add to its address what it shows first.
      expect(page.url().startsWith(`${origin}${addressOf(row)}`), page.url()).toBe(true);
      return;
    case 'login':
      await page.waitForURL(`${origin}/login?**`);
      await screenShown(page);
      expect(new URL(page.url()).searchParams.get('backUrl')).toBe(expected.backUrl);
      return;
    case 'prompt': {
      await page.waitForURL(`${origin}/prompt?**`);
      await screenShown(page);
      const query = new URL(page.url()).searchParams;
      expect(query.get('errorMsg')).toBe(String(expected.code));
      expect(query.get('dataInfo')).toBe(expected.message ?? null);
      expect(query.get('data')).toBe(expected.data === undefined ? null : JSON.stringify(expected.data));
      return;
    }
    case 'leave':
      await page.waitForURL(expected.url);
      return;
    case 'reload':
    case 'initialisationError':
      await expect(
        page.getByRole('heading', { level: 1, name: /没能打开学堂|The academy did not open/ }),
      ).toBeVisible();
      // Once by the reader, once by the page, never again.
      expect(documents).toHaveLength(2);
      return;
    case 'forbidden':
      await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
      expect(page.url()).toBe(`${origin}${addressOf(row)}`);
  }
}

test.describe.configure({ mode: 'parallel' });

for (const row of rows) {
  test(row.title, async ({ newContext, pageOf, server, trouble }) => {
    if (gateStates[row.enterprise].kind === 'failed') trouble.allow(/net::ERR_FAILED/);
    // The router tells the console of what a loader refuses.
    if (row.expected.kind === 'forbidden') trouble.allow(/ForbiddenError/);
    // Only access is tested here; no exam or questionnaire has this id.
    if (/^\/(?:task\/exam|questionnaire)\//.test(row.pattern)) trouble.allow(/404 \(Not Found\)/);
    // The changed answer makes a lecturer for the page alone; the server may refuse before the test ends.
    if (row.role === 'lecturer') trouble.allow(/403 \(Forbidden\)/);
    const { host, member } = placeOf(row);
    const options = { userAgent: gateHosts[row.host], baseURL: server.origin(host) };
    const page =
      row.role === 'none'
        ? await (await newContext(options)).newPage()
        : await pageOf(member satisfies Person, options);
    const documents: Request[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request);
    });
    const putOut: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 401) putOut.push(response.url());
    });
    await page.route('https://scan.example.com/**', (route) => route.fulfill({ body: 'scan here' }));
    await arrange(page, row);
    await page.goto(addressOf(row)).catch((error: unknown) => {
      // The page may already be on its way elsewhere.
      if (!(error instanceof Error) || !error.message.includes('interrupted')) throw error;
    });
    await expectWay(page, row, server, { documents, putOut });
  });
}
