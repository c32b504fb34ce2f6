import { uploadLogs, type LogEvent } from '@banyan/contracts/account';
import { studyList } from '@banyan/contracts/course';
import type { Page } from '@playwright/test';
import { isCall } from './support/calls.ts';
import { settled } from './support/look.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('navigation', { name: '主导航' });
const cards = (page: Page) => page.getByRole('list', { name: '课程列表' }).getByRole('link');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the address alone leads to the home page [SH-01]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  await page.goto('/');
  await page.waitForURL('/index');
  await settled(page);
});

test('who goes back from there leaves it behind, for it took the place of the bare address [SH-01]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.sun);
  await page.goto('/course');
  await settled(page);
  await page.goto('/');
  await page.waitForURL('/index');
  await settled(page);
  await page.goBack();
  await page.waitForURL('/course');
});

test('a pasted address restores category, filters, order, view and words [SH-09, CO-01]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  await page.goto('/course?cat=QM&keyword=检验&fee=free&duration=under30&sort=newest&view=list');
  await settled(page);
  await expect(page.getByRole('main').getByRole('searchbox', { name: '搜索课程' })).toHaveValue('检验');
  for (const words of ['质量管理', '“检验”', '免费', '30 分钟以内']) {
    await expect(page.getByRole('button', { name: `去掉“${words}”` })).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '最新' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('link', { name: '列表' })).toHaveAttribute('aria-current', /.+/);
  const found = await cards(page).count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(24);
});

test('the learning centre has its navigation, and its page the answers of the address [SH-02, CO-14, SH-09]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.sun);
  let asked = 0;
  page.on('request', (request) => {
    if (isCall(request, studyList)) asked += 1;
  });
  await page.goto('/my/learn-record?state=learned');
  await settled(page);
  expect(asked).toBe(0);
  const centre = page.getByRole('navigation', { name: '学习中心' });
  const current = centre.locator('a[aria-current=page]');
  await expect(current).toHaveText('学习记录');
  await current.press('Enter');
  await expect(page).toHaveURL(/\/my\/learn-record$/);
  await expect(current).toBeFocused();
  await main(page).getByRole('link', { name: '课程' }).click();
  await settled(page);
  await expect(centre).toHaveCount(0);
});

test('back, forward and reload restore page and filters [SH-09]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  await page.goto('/course');
  await settled(page);
  const first = await cards(page).first().innerText();
  await page.getByRole('navigation', { name: '翻页' }).getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(cards(page).first()).not.toHaveText(first, { useInnerText: true });
  const second = await cards(page).first().innerText();
  await page.reload();
  await expect(cards(page).first()).toHaveText(second, { useInnerText: true });
  await page.goBack();
  await expect(cards(page).first()).toHaveText(first, { useInnerText: true });
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '评分最高' }).click();
  await expect(page).toHaveURL(/sort=rating/);
  await page.goBack();
  await expect(page).toHaveURL('/course');
  await expect(cards(page).first()).toHaveText(first, { useInnerText: true });
  await page.goForward();
  await expect(page).toHaveURL(/sort=rating/);
});

test('back and reload come to where one was on the page, a new screen begins at its top [SH-09]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.sun);
  await page.goto('/course');
  await settled(page);
  await page.mouse.move(800, 500);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(700);
  await main(page).getByRole('link', { name: '培训' }).click();
  await page.waitForURL('/index/train');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('an unknown path is a screen inside the shell with two ways on [SH-08]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  await page.goto('/course/101/nothing/here');
  await expect(page.getByRole('heading', { level: 1, name: '没有这个页面' })).toBeVisible();
  await expect(main(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '找课程' }).click();
  await page.waitForURL('/course');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: '回首页' }).click();
  await page.waitForURL('/index');
});

test('a course opens in a tab of its own in a browser, in the same window inside a chat tool [SH-07]', async ({
  pageOf,
}) => {
  const browser = await pageOf(people.sun);
  await browser.goto('/course');
  const opened = browser.context().waitForEvent('page');
  await cards(browser).first().click();
  expect(new URL((await opened).url()).pathname).toMatch(/^\/course\/\d+$/);
  expect(new URL(browser.url()).pathname).toBe('/course');

  const chat = await pageOf(people.sun, { userAgent: 'Mozilla/5.0 Chrome/141.0 wxwork/4.1.0' });
  await chat.goto('/course');
  await cards(chat).first().click();
  await chat.waitForURL(/\/course\/\d+$/);
  expect(chat.context().pages()).toHaveLength(1);
});

test('each screen is reported once, a change of filter is not another one [SH-04]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  const views: LogEvent[] = [];
  page.on('request', (request) => {
    if (!isCall(request, uploadLogs)) return;
    const events = new URLSearchParams(request.postData() ?? '').get('events') ?? '[]';
    views.push(...(JSON.parse(events) as LogEvent[]).filter(({ kind }) => kind === 'page_view'));
  });
  await page.goto('/index');
  await settled(page);
  await main(page).getByRole('link', { name: '课程' }).click();
  await settled(page);
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '最新' }).click();
  await expect(page).toHaveURL(/sort=newest/);
  await main(page).getByRole('link', { name: '首页' }).click();
  await settled(page);
  await expect.poll(() => views.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(3);
  // A fourth one would be part of the same batch or of the next.
  await main(page).getByRole('link', { name: '培训' }).click();
  await expect.poll(() => views.at(-1)?.path, { timeout: 15_000 }).toBe('/index/train');
  expect(views.map(({ path, title }) => [path, title])).toEqual([
    ['/index', '首页 · 衡川学堂'],
    ['/course', '课程 · 衡川学堂'],
    ['/index', '首页 · 衡川学堂'],
    ['/index/train', '培训项目 · 衡川学堂'],
  ]);
});

test('a program that does not arrive at all is told by the page itself, with a refresh that works [SH-14]', async ({
  pageOf,
  trouble,
}) => {
  trouble.allow(/net::ERR_FAILED/);
  const page = await pageOf(people.sun);
  let gone = true;
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => (gone ? route.abort() : route.fallback()));
  await page.goto('/index');
  const told = page.getByRole('alert').filter({ hasText: '页面没有取全' });
  await expect(told).toContainText('The page did not load completely');
  gone = false;
  await told.getByRole('button', { name: '刷新' }).click();
  await settled(page);
  await expect(told).toBeHidden();
});

test('a part of the program that does not arrive: one reload, then an offer, never a loop [SH-14]', async ({
  pageOf,
  trouble,
}) => {
  trouble.allow(/net::ERR_FAILED/, /LostPart: a part could not be loaded/);
  const page = await pageOf(people.sun);
  let documents = 0;
  let gone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/assets\/ProgrammesPage-[^/]+\.js$/, (route) => (gone ? route.abort() : route.fallback()));
  await page.goto('/index');
  await settled(page);
  expect(documents).toBe(1);
  await main(page).getByRole('link', { name: '培训' }).click();
  const offer = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: '页面没有取全' }) });
  await expect(offer).toBeVisible();
  expect(documents).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/index/train');
  // The rest of the portal goes on working.
  await main(page).getByRole('link', { name: '课程' }).click();
  await settled(page);
  await main(page).getByRole('link', { name: '培训' }).click();
  await expect(offer).toBeVisible();
  gone = false;
  await offer.getByRole('button', { name: '刷新' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '培训项目' })).toBeVisible();
});

test('`/` goes to the search, which finds courses [UI-07] [SH-02]', async ({ pageOf }) => {
  const page = await pageOf(people.sun);
  await page.goto('/index');
  await settled(page);
  await page.keyboard.press('/');
  const search = page.getByRole('banner').getByRole('searchbox', { name: '站内搜索' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.keyboard.type('控制图');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('list', { name: '课程', exact: true }).getByRole('listitem').first()).toContainText(
    '控制图',
  );
});

test.describe('a visitor of the public portal', () => {
  test.use({ enterprise: 'localhost' });

  test('is asked to log in where something is kept in one’s name, and comes back [AC-08]', async ({ page }) => {
    await page.goto('/course/1?tab=introduction');
    await settled(page);
    const play = page.getByRole('region', { name: '视频播放器' }).getByRole('button');
    await play.click();
    const dialog = page.getByRole('dialog', { name: '登录后继续' });
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(480);
    await expect(dialog.locator('[aria-hidden][data-variant]')).toHaveAttribute('data-variant', 'zh_cn');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(dialog).toBeHidden();

    await play.click();
    await expect(dialog.getByRole('link', { name: '没有账号，去注册' })).toHaveAttribute(
      'href',
      'https://register.example.com/new',
    );
    await dialog.getByRole('link', { name: '登录' }).click();
    await page.waitForURL(/\/login\?backUrl=/);
    await page.locator('input[name="account"]').fill(people.zhou.account);
    await page.locator('input[name="password"]').fill(people.zhou.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/course/1?tab=introduction');
    await expect(page.getByRole('button', { name: '开始学习' })).toBeVisible();
  });

  test('an enterprise is told by ?eid= where its name is not resolved, and remembered', async ({ page, server }) => {
    await page.goto(`${server.addressOrigin}/?eid=1001`);
    await page.waitForURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1, name: '登录衡川学堂' })).toBeVisible();
    await page.goto(`${server.addressOrigin}/login`);
    await expect(page.getByRole('heading', { level: 1, name: '登录衡川学堂' })).toBeVisible();
    await page.locator('input[name="account"]').fill(people.sun.account);
    await page.locator('input[name="password"]').fill(people.sun.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/index/);
    await expect(page.getByRole('button', { name: '孙立军 的账号' })).toBeVisible();
  });
});

/** Links and buttons of a page that cannot be scrolled to: outside of the page, or cut off by something. */
async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowY) || scrolls(element.parentElement));
    const hidden = [document.documentElement, document.body].some(
      (one) => getComputedStyle(one).overflowX === 'hidden',
    );
    const lost = [...document.querySelectorAll('a[href], button, input, h1, h2, h3')].filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || element.closest('[aria-hidden="true"]') !== null) return false;
      const [left, top] = [box.left + scrollX, box.top + scrollY];
      // Links that show on focus alone wait above the page; what scrolls by itself shows all it holds.
      if (element.matches('a[href="#content"]') || scrolls(element.parentElement)) return false;
      return left < 0 || top < 0 || left + box.width > scrollWidth + 1 || top + box.height > scrollHeight + 1;
    });
    return [
      ...(hidden ? ['the page does not scroll sideways'] : []),
      ...lost.map((one) => one.outerHTML.slice(0, 120)),
    ];
  });
}

for (const { what, viewport } of [
  { what: 'at 200 % zoom of 1440 × 900', viewport: { width: 720, height: 450 } },
  { what: 'in a window of 1000 px', viewport: { width: 1000, height: 700 } },
]) {
  test(`nothing is lost ${what}; the page scrolls sideways [SH-10]`, async ({ pageOf, newContext, server }) => {
    const page = await pageOf(people.li, { viewport });
    for (const path of ['/index', '/course', '/course/102', '/my/learn-record', '/prompt?errorMsg=3']) {
      await page.goto(path);
      await settled(page);
      expect(await outOfReach(page), path).toEqual([]);
      if (!path.startsWith('/prompt')) {
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeGreaterThanOrEqual(1200);
      }
    }
    const visitor = await (await newContext({ baseURL: server.origin('hengchuan'), viewport })).newPage();
    await visitor.goto('/login');
    await settled(visitor);
    expect(await outOfReach(visitor)).toEqual([]);
    await visitor.locator('form button[type="submit"]').click();
    await expect(visitor.getByText('请填写账号')).toBeVisible();
  });
}
