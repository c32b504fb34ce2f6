import { loginType } from '@banyan/contracts/account';
import { allCalls } from '@banyan/contracts/all';
import { accessCases, gateHosts, gateStates, type AccessCase } from '@banyan/core-session/testing';
import type { Page, Request, Route } from '@playwright/test';
import { changeBoot } from './support/boot.ts';
import { isCall, refusal, takeCall } from './support/calls.ts';
import { people, type Person } from './support/people.ts';
import { expect, test } from './support/test.ts';
import type { TestServer } from './support/TestServer.ts';

/**
 * The guard's table, the rows of the unit test, in a browser. How the enterprise stands comes by the answer inside the
 * page, as the server puts it there; all other calls go to the server.
 */

const rows = accessCases;

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

const forVisitors = allCalls.filter(({ access }) => access === 'public');

/**
 * Leaves a visitor's calls without an answer where the row opens an enterprise that is private on the server, which would
 * put out whom the guard lets in. What everybody may ask it answers all the same, and in the public portal everything.
 */
async function holdCalls(route: Route, request: Request): Promise<void> {
  if (request.resourceType() !== 'xhr' || forVisitors.some((call) => isCall(request, call))) await route.fallback();
}

/** The rows name course 7; the page opens one that the enterprise has. */
function addressOf(row: AccessCase): string {
  return `${row.pattern === '/course/:id' ? `/course/${placeOf(row).course}` : row.path}${row.query}`;
}

const screenShown = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

async function expectWay(page: Page, row: AccessCase, server: TestServer, documents: readonly Request[]) {
  const origin = server.origin(placeOf(row).host);
  const { expected } = row;
  switch (expected.kind) {
    case 'allow':
      await screenShown(page);
      expect(page.url()).toBe(`${origin}${addressOf(row)}`);
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
    await page.route('https://scan.example.com/**', (route) => route.fulfill({ body: 'scan here' }));
    if (row.role === 'none' && host !== 'localhost') await page.route('**/*', holdCalls);
    await arrange(page, row);
    await page.goto(addressOf(row)).catch((error: unknown) => {
      // The page may already be on its way elsewhere.
      if (!(error instanceof Error) || !error.message.includes('interrupted')) throw error;
    });
    await expectWay(page, row, server, documents);
  });
}
