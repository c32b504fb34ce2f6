import { logout } from '@banyan/contracts/account';
import type { BrowserContext } from '@playwright/test';
import { refusal, takeCall } from './support/calls.ts';
import { comeIn, fillLogin, logIn, people, sessionOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

const day = 86_400;
/** The browser's own message about a refused login. */
const refusedLogin = /status of 4(01|29) .*apiSystem\/login/;

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((entry) => entry.name === name);

test('a remembered login is a cookie of 30 days for this host alone [SE-01, SE-02]', async ({ page, server }) => {
  await logIn(page, server, people.li);
  const kept = await cookie(page.context(), 'userInfo');
  expect(kept).toMatchObject({ path: '/', domain: 'hengchuan.localhost', sameSite: 'Lax' });
  const left = (kept?.expires ?? 0) - Date.now() / 1000;
  expect(left).toBeGreaterThan(30 * day - 120);
  expect(left).toBeLessThanOrEqual(30 * day + 5);
  const value: unknown = JSON.parse(decodeURIComponent(kept?.value ?? ''));
  expect(value).toEqual({ userid: expect.stringMatching(/^\d+$/), token: expect.stringMatching(/^[\w-]{43}$/) });
  // A bookmark of the login page says who is logged in, and leads on.
  await page.goto('/login?backUrl=%2Fcourse');
  await expect(page.getByText('李思远已经登录')).toBeVisible();
  await page.getByRole('button', { name: '继续' }).click();
  await page.waitForURL('/course');
});

test('without “remember me” the cookie ends with the browser [SE-01]', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: '30 天内免登录' }).uncheck();
  await fillLogin(page, people.li);
  await page.waitForURL('/index');
  expect((await cookie(page.context(), 'userInfo'))?.expires).toBe(-1);
});

test('a cookie without both parts is no login [SE-01]', async ({ context, page, server }) => {
  const whole = await sessionOf(context, server, people.li);
  const { userid } = JSON.parse(decodeURIComponent(whole)) as { userid: string };
  const url = server.origin('hengchuan');
  for (const value of [JSON.stringify({ userid }), JSON.stringify({ userid, token: '' }), 'nonsense']) {
    await context.addCookies([{ name: 'userInfo', value: encodeURIComponent(value), url }]);
    await page.goto('/index');
    await page.waitForURL(/\/login\?/);
  }
});

test('a wrong password says so and keeps what was typed [SE-16]', async ({ page, trouble }) => {
  trouble.allow(refusedLogin);
  await page.goto('/login');
  await fillLogin(page, { account: people.li.account, password: 'Wrong2026' });
  await expect(page.getByRole('alert').filter({ hasText: '账号或密码不对' })).toBeVisible();
  await expect(page.locator('input[name="account"]')).toHaveValue(people.li.account);
  await expect(page.locator('input[name="password"]')).toHaveValue('Wrong2026');
  expect(await cookie(page.context(), 'userInfo')).toBeUndefined();
  await fillLogin(page, people.li);
  await page.waitForURL('/index');
});

test('a locked account is told apart from a wrong password [SE-16]', async ({ page, trouble }) => {
  trouble.allow(refusedLogin);
  await page.goto('/login');
  await fillLogin(page, people.locked);
  await expect(page.getByRole('alert').filter({ hasText: '账号已被企业管理员锁定' })).toBeVisible();
});

test('too many wrong passwords are stopped for a while [SE-16]', async ({ page, trouble }) => {
  trouble.allow(refusedLogin);
  await page.goto('/login');
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await fillLogin(page, { account: 'H99999', password: `Wrong20${attempt}` });
    await expect(page.getByRole('alert').filter({ hasText: '账号或密码不对' })).toBeVisible();
    await expect(page.locator('form button[type="submit"]')).toBeEnabled();
  }
  await fillLogin(page, { account: 'H99999', password: 'Wrong2099' });
  await expect(page.getByRole('alert').filter({ hasText: '尝试太频繁' })).toBeVisible();
});

test('a first login demands a password of one’s own [SE-04, SE-05]', async ({ page, newContext, server, trouble }) => {
  trouble.allow(refusedLogin);
  const { newcomer } = people;
  const own = 'Harvest77';
  await page.goto('/login');
  await fillLogin(page, newcomer);
  await expect(page.getByRole('heading', { level: 1, name: '请先换一个新密码' })).toBeVisible();
  const password = page.getByLabel('新密码', { exact: true });
  const confirm = page.getByLabel('再输一次新密码');
  const save = page.getByRole('button', { name: '保存并登录' });

  await password.fill('abc');
  await confirm.fill('abd');
  await save.click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible();

  await password.fill(newcomer.password);
  await confirm.fill(newcomer.password);
  await save.click();
  await expect(page.getByText('新密码要与初始密码不同')).toBeVisible();

  await password.fill(own);
  await confirm.fill(own);
  await save.click();
  await page.waitForURL('/index');

  const later = await (await newContext({ baseURL: server.origin('hengchuan') })).newPage();
  await later.goto('/login');
  await fillLogin(later, newcomer);
  await expect(later.getByRole('alert').filter({ hasText: '账号或密码不对' })).toBeVisible();
  await fillLogin(later, { account: newcomer.account, password: own });
  await later.waitForURL('/index');
});

test('logging out ends the session here and on the server [SE-02]', async ({ page, server, trouble }) => {
  await logIn(page, server, people.li);
  const kept = await cookie(page.context(), 'userInfo');
  await page.getByRole('button', { name: /的账号$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL(/\/login/);
  expect(await cookie(page.context(), 'userInfo')).toBeUndefined();

  // A copied cookie is of no use: calls of the home page may be answered before it redirects.
  trouble.allow(/status of 401/);
  if (kept === undefined) throw new Error('there was no cookie');
  await page.context().addCookies([kept]);
  await page.goto('/index');
  await page.waitForURL(/\/login\?/);
});

test('a logout that fails shows what the server says and changes nothing [SE-02]', async ({ page, server }) => {
  await logIn(page, server, people.li);
  await takeCall(page, logout, (route) => route.fulfill(refusal(50005, '正在结算学时，请稍后再退出')));
  await page.getByRole('button', { name: /的账号$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByRole('status').filter({ hasText: '正在结算学时，请稍后再退出' })).toBeVisible();
  expect(await cookie(page.context(), 'userInfo')).toBeDefined();
  await page.reload();
  await expect(page.getByRole('button', { name: /的账号$/ })).toBeVisible();
});

test('visits are counted until the end of the local day [SE-13]', async ({ context, page, server }) => {
  await comeIn(context, server, people.li);
  await page.goto('/index');
  await expect.poll(async () => (await cookie(context, 'userNikkatsu'))?.value).toMatch(/^\d+$/);
  const first = await cookie(context, 'userNikkatsu');
  const end = new Date((first?.expires ?? 0) * 1000);
  const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', timeStyle: 'medium' }).format(end);
  expect(local).toBe('00:00:00');
  expect(end.getTime() - Date.now()).toBeLessThanOrEqual(day * 1000);
  await page.goto('/course');
  await expect.poll(async () => Number((await cookie(context, 'userNikkatsu'))?.value)).toBe(Number(first?.value) + 1);
});
