import { ErrorCode } from '@banyan/contracts';
import { loginType } from '@banyan/contracts/account';
import { categoryTree } from '@banyan/contracts/course';
import type { Page } from '@playwright/test';
import { isCall, refusal, takeCall } from './support/calls.ts';
import { settled } from './support/look.ts';
import { fillLogin, people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The server refuses the category tree of the course list: a plain call that every learner makes. */
async function refuseTree(page: Page, code: number, msg: string, data?: unknown): Promise<void> {
  await takeCall(page, categoryTree, (route) => route.fulfill(refusal(code, msg, data)));
  await page.goto('/course');
}

const toast = (page: Page, text: string) => page.getByRole('region', { name: '通知' }).filter({ hasText: text });

test('a lost session says so, then leads to the prompt and the way in [ER-01]', async ({ pageOf, trouble }) => {
  trouble.allow(/status of 401/);
  const page = await pageOf(people.li);
  await refuseTree(page, ErrorCode.unauthenticated, '登录已失效，请重新登录');
  await expect(toast(page, '登录已失效，请重新登录')).toBeVisible();
  await page.waitForURL(/\/prompt\?/);
  const query = new URL(page.url()).searchParams;
  expect(query.get('errorMsg')).toBe('401');
  expect(query.get('dataInfo')).toBe('登录已失效，请重新登录');
  await expect(page.getByRole('heading', { level: 1, name: '登录过期了' })).toBeVisible();
  await page.getByRole('link', { name: '重新登录' }).click();
  await fillLogin(page, people.li);
  await page.waitForURL('/course');
});

test('a visitor whom the guard lets in by a preview link is led to the login and back, not to a session that ended [AC-06]', async ({
  newContext,
  server,
  trouble,
}) => {
  trouble.allow(/status of 401/);
  const page = await (await newContext({ baseURL: server.origin('hengchuan') })).newPage();
  await page.goto('/course?preview=1');
  await page.waitForURL(/\/login\?/);
  expect(new URL(page.url()).searchParams.get('backUrl')).toBe('/course?preview=1');
  await fillLogin(page, people.li);
  await page.waitForURL('/course?preview=1');
});

test('an account that the enterprise has locked is put out at once [ER-01]', async ({ pageOf, trouble }) => {
  // Calls of a screen that is being left are refused as well.
  trouble.allow(/status of 401/);
  const page = await pageOf(people.li);
  await refuseTree(page, ErrorCode.accountLocked, '账号已被企业管理员锁定');
  await page.waitForURL(/\/prompt\?errorMsg=5/);
  await expect(page.getByRole('heading', { level: 1, name: '你的账号已被企业停用' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name, value }) => name === 'userInfo' && value !== '')).toEqual([]);
});

test('a clock that is off is set right without a word [ER-02]', async ({ pageOf }) => {
  const page = await pageOf(people.li);
  let refused = 0;
  await takeCall(page, categoryTree, (route) => {
    refused += 1;
    if (refused > 1) return route.fallback();
    return route.fulfill(refusal(ErrorCode.clockSkew, 'clock skew', { serverTime: Date.now() }));
  });
  await page.goto('/course');
  await expect(page.getByRole('navigation', { name: '课程分类' }).getByRole('link').first()).toBeVisible();
  expect(refused).toBe(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/course');
});

test('missing personal data leads to where they are filled in [ER-03]', async ({ pageOf }) => {
  const page = await pageOf(people.li);
  await refuseTree(page, ErrorCode.profileIncomplete, '请先完善资料', { fields: ['realName'] });
  await page.waitForURL('/editor/personalData?errorMsg=4&type=completion-info&backUrl=%2Fcourse');
});

test('a refusal with words of its own shows them and leaves the screen alone [ER-04]', async ({ pageOf }) => {
  const page = await pageOf(people.li);
  await refuseTree(page, ErrorCode.shown, '今天的分类正在整理，请稍后再看');
  await expect(toast(page, '今天的分类正在整理，请稍后再看')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/course');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('too many users lead to the prompt with both figures [ER-05]', async ({ pageOf }) => {
  const page = await pageOf(people.li);
  await refuseTree(page, ErrorCode.usersOverLimit, '用户数超过上限', { current: 512, limit: 500 });
  await page.waitForURL(/\/prompt\?errorMsg=577/);
  await expect(page.getByRole('heading', { level: 1, name: '用户数超过了套餐上限' })).toBeVisible();
  await expect(page.getByText('当前企业有 512 个用户，上限是 500 个')).toBeVisible();
});

test('a call without an answer is given up after 20 s and can be asked again [HT-06]', async ({ pageOf }) => {
  const page = await pageOf(people.li);
  let silent = true;
  await takeCall(page, categoryTree, (route) => (silent ? Promise.resolve() : route.fallback()));
  const began = Date.now();
  await page.goto('/course');
  const retry = page.getByRole('alert').filter({ hasText: '分类没有取到' }).getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible({ timeout: 25_000 });
  expect(Date.now() - began).toBeGreaterThan(19_000);
  silent = false;
  await retry.click();
  await expect(page.getByRole('navigation', { name: '课程分类' }).getByRole('link').first()).toBeVisible();
});

test('a lost connection is tried again by itself [HT-06]', async ({ pageOf, trouble }) => {
  trouble.allow(/net::ERR_CONNECTION_RESET/);
  const page = await pageOf(people.li);
  let asked = 0;
  await takeCall(page, categoryTree, (route) => {
    asked += 1;
    return asked < 3 ? route.abort('connectionreset') : route.fallback();
  });
  await page.goto('/course');
  await expect(page.getByRole('navigation', { name: '课程分类' }).getByRole('link').first()).toBeVisible();
  expect(asked).toBe(3);
});

test('an enterprise status that fails once is mended by one reload [AC-05]', async ({ page, trouble }) => {
  trouble.allow(/net::ERR_FAILED/);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await takeCall(page, loginType, (route) => (documents < 2 ? route.abort() : route.fallback()));
  await page.goto('/login');
  await expect(page.locator('input[name="account"]')).toBeVisible();
  expect(documents).toBe(2);
});

test('an enterprise status that fails twice is the initialisation error with a way on [AC-05, AC-13]', async ({
  page,
  trouble,
}) => {
  trouble.allow(/net::ERR_FAILED/);
  let broken = true;
  let asked = 0;
  page.on('request', (request) => {
    if (isCall(request, loginType)) asked += 1;
  });
  await takeCall(page, loginType, (route) => (broken ? route.abort() : route.fallback()));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: '没能打开学堂' })).toBeVisible();
  expect(asked).toBeGreaterThan(1);
  broken = false;
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.locator('input[name="account"]')).toBeVisible();
});

test('a list whose code is lost says so, keeps what was typed and the focus, and opens at the next press [SH-14] [UI-07]', async ({
  pageOf,
  trouble,
}) => {
  trouble.allow(/net::ERR_FAILED/, /LostPart: a part could not be loaded/);
  const page = await pageOf(people.li);
  await page.goto('/course');
  await settled(page);
  const typed = page.getByRole('searchbox', { name: '站内搜索' });
  await typed.fill('控制图');
  const code = /\/assets\/[^/]+\.js$/;
  await page.route(code, (route) => route.abort());
  const filter = page.getByRole('button', { name: '时长' });
  const lost = toast(page, '没有打开，页面上的内容都还在');
  for (const press of [() => filter.click(), () => page.keyboard.press('Enter')]) {
    await press();
    await expect(lost).toBeVisible();
    await expect(filter).toBeFocused();
    await expect(filter).toHaveAttribute('aria-expanded', 'false');
    await expect(typed).toHaveValue('控制图');
  }
  await page.unroute(code);
  await page.keyboard.press('Enter');
  const first = page.getByRole('option', { name: '30 分钟以内' });
  await expect(first).toBeVisible();
  // A late part is visible a moment before it takes the focus: a key pressed in between goes to the button.
  await expect(page.getByRole('listbox', { name: '时长' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
  await expect(typed).toHaveValue('控制图');
});
