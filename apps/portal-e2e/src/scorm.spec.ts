import { scormChapter } from '@banyan/contracts/course';
import type { Page } from '@playwright/test';
import { askApi } from './support/askApi.ts';
import { people } from './support/people.ts';
import { PlayerScreen } from './support/PlayerScreen.ts';
import { expect, test } from './support/test.ts';

const address = '/course/95?chapter=9506';

/** The package's own page: in the page that holds the runtime, in ours. */
const lessonOf = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');
/** As who closes a tab does: the page is told. */
async function close(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}
const told = (page: Page) => page.waitForResponse((response) => response.url().includes('setScormCompleted'));

test('a SCORM chapter opens apart from the portal, goes on where it was left, and is learned by its own word [CO-03] [CO-05] [WM-01]', async ({
  pageOf,
  server,
  trouble,
}) => {
  // It asks for its time, and the server's clock counts it.
  test.slow();
  trouble.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const page = await pageOf(people.zhou);
  const { catalogue, evidence } = new PlayerScreen(page);
  await page.goto(address);
  await page.getByRole('button', { name: '开始学习' }).click();
  const lesson = lessonOf(page);
  await expect(lesson.getByRole('heading', { name: '先分清是哪一种' })).toBeVisible();
  await expect(page.locator('[aria-hidden="true"][style*="url("]')).toBeAttached();
  await lesson.getByRole('button', { name: '下一页' }).click();
  const kept = told(page);
  await lesson.getByRole('button', { name: '下一页' }).click();
  expect((await kept).status()).toBe(200);
  await expect(lesson.getByRole('heading', { name: '看到烟' })).toBeVisible();

  // Neither the session's cookie nor the portal's page is within reach of what runs there.
  const frame = page.frames().find((one) => one.url().endsWith('/index.html'));
  expect(new URL(frame?.url() ?? '').hostname).not.toBe(new URL(server.origin('localhost')).hostname);
  expect(await frame?.evaluate(() => document.cookie)).toBe('');
  expect(
    await frame?.evaluate(() => {
      try {
        return String(top?.document.title);
      } catch {
        return 'closed';
      }
    }),
  ).toBe('closed');

  await page.goto('/course/95?chapter=9505');
  await page.goto(address);
  await page.getByRole('button', { name: '继续学习' }).click();
  await expect(lesson.getByRole('heading', { name: '看到烟' })).toBeVisible();

  // Offline nothing is lost: it is kept here and sent again.
  await page.context().setOffline(true);
  await lesson.getByRole('button', { name: '小测验' }).click();
  await lesson.getByRole('radio', { name: '关阀、开窗' }).check();
  await lesson.getByRole('radio', { name: '塞住门缝，到窗口呼救' }).check();
  await lesson.getByRole('button', { name: '交卷' }).click();
  await expect(page.getByText('学习记录先存在本机')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('得分 100')).toBeVisible();
  await expect(page.getByText('课件已全部完成')).toBeVisible({ timeout: 20_000 });
  await expect(evidence).toContainText('本章已学完', { timeout: 40_000 });
  await expect(catalogue).toContainText('1 / 6 章');
  // Its place goes with it.
  await close(page);
});

/** Puts a page of ours in the place of the package's; it shows what it gets back. */
async function replacePage(page: Page, script: string): Promise<void> {
  await page.route(/\/package\/.*\/index\.html/, async (route) => {
    const response = await route.fetch();
    const body = `<!doctype html><meta charset="utf-8"><h1></h1><script>
      let at = window; while (!at.API && at.parent !== at) at = at.parent;
      const { API } = at;
      API.LMSInitialize('');
      document.querySelector('h1').textContent = 'kept: ' + API.LMSGetValue('cmi.suspend_data');
      ${script}</script>`;
    await route.fulfill({ response, body });
  });
}

async function openPackage(page: Page): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /开始学习|继续学习|再学一遍/ }).click();
  await expect(lessonOf(page).getByRole('heading', { name: 'kept:' })).toBeVisible();
}

/** The server's state of the package, as any device would get it. */
async function keptOf(looker: Page): Promise<string | undefined> {
  const chapter = { course_id: '95', chapter_id: '9506', no: '1' };
  const { data } = (await askApi(looker, scormChapter, chapter, { eid: '0' })).body;
  return (data as { current?: { suspend: string } } | undefined)?.current?.suspend;
}

const endings: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['another chapter', (page) => page.locator('a[href*="chapter=9505"]').first().click()],
  ['a reload', (page) => page.reload()],
  // Its place goes with it: the next window studies at once.
  ['the tab closed', close],
];
for (const event of ['beforeunload', 'pagehide', 'unload']) {
  test(`what a SCORM package hands over on ${event} arrives when it is left for another chapter, by a reload, or with its tab [CO-05]`, async ({
    pageOf,
  }) => {
    test.slow();
    const looker = await pageOf(people.zhou);
    await looker.goto('/index');
    for (const [ending, end] of endings) {
      const last = `${event}, ${ending}`;
      const page = await looker.context().newPage();
      await replacePage(
        page,
        `addEventListener('${event}', () => { API.LMSSetValue('cmi.suspend_data', '${last}'); API.LMSFinish(''); });`,
      );
      await openPackage(page);
      await end(page);
      await expect.poll(() => keptOf(looker), { timeout: 10_000 }).toBe(last);
      if (page.isClosed()) continue;
      await page.unrouteAll();
      await replacePage(page, '');
      await openPackage(page);
      await expect(lessonOf(page).getByRole('heading', { name: `kept: ${last}` })).toBeVisible();
      await close(page);
    }
  });
}
