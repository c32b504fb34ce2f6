import type { Page, Request } from '@playwright/test';
import { settled } from './support/look.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface Paint {
  readonly at: number;
  readonly words: string;
}

/** Takes down each paint that was larger than all before it. */
async function notePaints(page: Page): Promise<() => Promise<readonly Paint[]>> {
  await page.addInitScript(() => {
    const paints: Paint[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element | null })[])
        paints.push({ at: entry.startTime, words: entry.element?.textContent ?? '' });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { paints: Paint[] }).paints);
}

/** Holds the program back, so that what the server has put into the page stands alone, until it is let go; or parts of it. */
async function holdProgram(page: Page, parts = '*'): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const go = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/assets/${parts}.js`, async (route) => {
    await go;
    await route.fallback();
  });
  return letGo;
}

const wide = { width: 1440, height: 900 };
const notebook = { width: 1366, height: 768 };
/** Conditions under which the goals of speed are measured. */
const small = { width: 412, height: 823 };

for (const [who, viewport] of [
  ['visitor', wide],
  ['visitor', small],
  ['learner', wide],
  ['learner', notebook],
] as const) {
  test(`a ${who}’s course page has its largest words in the first paint, ${viewport.width} px wide [CO-02] [SH-12]`, async ({
    newContext,
    pageOf,
    server,
  }) => {
    const options = { viewport, baseURL: server.origin('localhost') };
    const page = who === 'visitor' ? await (await newContext(options)).newPage() : await pageOf(people.zhou, options);
    const paints = await notePaints(page);
    const letGo = await holdProgram(page);
    await page.goto('/course/1', { waitUntil: 'commit' });
    await expect(page.locator('.first h1')).toBeVisible();
    await expect.poll(async () => (await paints()).length).toBeGreaterThan(0);
    const first = await paints();
    letGo();
    await expect(page.getByRole('region', { name: '目录', exact: true })).toBeVisible();
    await settled(page);
    expect(await paints()).toEqual(first);
  });
}

test('what a course page shows first stays in its place when the program comes [CO-02] [SH-12]', async ({
  newContext,
  server,
}) => {
  for (const viewport of [wide, { width: 1200, height: 800 }]) {
    const page = await (await newContext({ viewport, baseURL: server.origin('localhost') })).newPage();
    const letGo = await holdProgram(page);
    await page.goto('/course/1', { waitUntil: 'commit' });
    const placeOf = async (selector: string) => {
      const { x = NaN, y = NaN } = (await page.locator(selector).boundingBox()) ?? {};
      return [Math.round(x), Math.round(y)];
    };
    const title = await placeOf('.first h1');
    const introduction = await placeOf('.first p');
    const words = await page.locator('.first p').innerText();
    letGo();
    await expect(page.getByRole('region', { name: '目录', exact: true })).toBeVisible();
    await settled(page);
    expect(await placeOf('main h1')).toEqual(title);
    expect(await placeOf(`main p:text-is("${words}")`)).toEqual(introduction);
  }
});

for (const who of ['visitor', 'learner'] as const) {
  test(`what stands below a ${who}’s picture stays in its place when the player comes [CO-02] [CO-08]`, async ({
    newContext,
    pageOf,
    server,
  }) => {
    const options = { viewport: wide, baseURL: server.origin('localhost') };
    const page = who === 'visitor' ? await (await newContext(options)).newPage() : await pageOf(people.zhou, options);
    const letGo = await holdProgram(page, 'playerParts-*');
    await page.goto('/course/1', { waitUntil: 'commit' });
    const tabs = page.getByRole('tablist', { name: '更多内容' });
    await expect(tabs).toBeVisible();
    const before = await tabs.boundingBox();
    letGo();
    await expect(page.getByRole('region', { name: '本章进度' })).toBeVisible();
    await settled(page);
    expect(Math.abs(((await tabs.boundingBox())?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(1);
  });
}

test('files that a screen needs are asked for beside its own [SH-14]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  const letGo = await holdProgram(page, 'CataloguePage-*');
  await page.goto('/index');
  await settled(page);
  const beside = page.waitForRequest(/\/assets\/(?!CataloguePage-)[^/]+\.js$/);
  await page.getByRole('navigation').getByRole('link', { name: '课程', exact: true }).first().click();
  await beside;
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: '课程' })).toBeVisible();
});

/** Notes when the page's event stream stands. */
const noteStream = (page: Page) =>
  page.addInitScript(() => {
    const Plain = window.EventSource;
    class Noted extends Plain {
      constructor(...given: ConstructorParameters<typeof EventSource>) {
        super(...given);
        this.addEventListener('ready', () => Object.assign(window, { streamStands: true }));
      }
    }
    window.EventSource = Noted;
  });

/** Fields that say who asks and when, not what. */
const around = new Set(
  'eid token userid version platform language userPortalID userNikkatsu requestTimestamp _method page_url timezone timezone_offset nonce sign'.split(
    ' ',
  ),
);

/** Call and input of a request, as the page names the answers that it brings; null for files and sealed calls. */
function askedIn(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url());
  if (request.method() !== 'GET' || !/^\/(?:index\.php|yii\/appapi\/)/.test(pathname)) return null;
  const name = searchParams.get('r') ?? pathname;
  const own = [...searchParams]
    .filter(([field]) => field !== 'r' && !around.has(field))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `${name}?${new URLSearchParams(own).toString()}`;
}

for (const address of ['/index', '/task', '/task/exam', '/main/message', '/my/my-exam']) {
  test(`each call of the first view of ${address} is asked once [SH-12] [SH-11]`, async ({ pageOf }) => {
    test.setTimeout(60_000);
    const page = await pageOf(people.mia);
    await noteStream(page);
    let asked: string[] = [];
    page.on('request', (request) => {
      const call = askedIn(request);
      if (call !== null) asked.push(call);
    });
    // A job of the server may announce something to the person meanwhile: then reading anew is right.
    await expect(async () => {
      asked = [];
      await page.goto(address);
      await settled(page);
      await page.waitForFunction(() => 'streamStands' in window);
      // Whatever the stream has caused is sent before this.
      await page.evaluate(() => fetch('/healthz'));
      await settled(page);
      const brought = await page.evaluate(() => {
        const text = document.getElementById('banyan-boot')?.textContent ?? '{}';
        return Object.keys((JSON.parse(text) as { boot?: { answers: object } }).boot?.answers ?? {});
      });
      expect(brought.length).toBeGreaterThan(3);
      const all = [...brought, ...asked];
      expect(all.filter((call, at) => all.indexOf(call) !== at)).toEqual([]);
    }).toPass({ timeout: 50_000, intervals: [6000] });
  });
}
