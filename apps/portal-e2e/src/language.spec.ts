import { switchLanguage } from '@banyan/contracts/account';
import { isCall } from './support/calls.ts';
import { fillLogin, people } from './support/people.ts';
import { settled } from './support/look.ts';
import { expect, test } from './support/test.ts';

test('the language is switched, at once and for good [SE-09]', async ({ pageOf }) => {
  const page = await pageOf(people.mia);
  await page.goto('/course');
  const html = page.locator('html');
  const title = page.getByRole('heading', { level: 1 });
  const choose = async (menu: string, language: string) => {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
  };
  await expect(title).toHaveText('课程');
  await choose('语言', 'English');
  await expect(title).toHaveText('Courses');
  await expect(html).toHaveAttribute('lang', 'en-GB');
  await expect(page).toHaveTitle('Courses · Larkfield Academy');
  // Texts from the server change too.
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My studies' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/[\u4e00-\u9fff]/)).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(title).toHaveText('Courses');

  await choose('Language', '繁體中文（台灣）');
  await expect(title).toHaveText('課程');
  await expect(html).toHaveAttribute('lang', 'zh-TW');
  await page.reload();
  await settled(page);
  await expect(title).toHaveText('課程');
  await page.goto('/index');
  await expect(page.getByRole('navigation', { name: '主導覽' })).toBeVisible();
  await expect(page).toHaveTitle(/ · 雲雀田學院$/);
});

test('a language that an account keeps is there from the login on in a browser without a choice [SE-09]', async ({
  newContext,
  pageOf,
  server,
}) => {
  const page = await pageOf(people.mia);
  await page.goto('/course');
  await page.getByRole('button', { name: /^(语言|語言|Language)$/ }).click();
  const kept = page.waitForResponse((response) => isCall(response, switchLanguage) && response.ok());
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await kept;

  const other = await (await newContext({ baseURL: server.origin('larkfield') })).newPage();
  await other.goto('/login?backUrl=%2Fcourse');
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await fillLogin(other, people.mia);
  await other.waitForURL('/course');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Courses');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(other).toHaveTitle('Courses · Larkfield Academy');
  await expect(other.getByRole('main').getByText(/[\u4e00-\u9fff]/)).toHaveCount(0);
});

test('visitors choose theirs on the login screen [SE-09]', async ({ newContext, server }) => {
  const page = await (await newContext({ baseURL: server.origin('larkfield'), locale: 'en-GB' })).newPage();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to Larkfield Academy' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '登录云雀田学院' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '登录云雀田学院' })).toBeVisible();
});

test('where the enterprise has no switch, everything is Chinese, whatever the browser wants [SE-09]', async ({
  newContext,
  pageOf,
  server,
}) => {
  const page = await pageOf(people.sun, { locale: 'en-GB' });
  await page.goto('/index');
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle('首页 · 衡川学堂');
  await expect(page.getByRole('button', { name: /^(语言|Language)$/ })).toHaveCount(0);

  const open = await (await newContext({ baseURL: server.origin('localhost'), locale: 'en-GB' })).newPage();
  await open.goto('/login');
  await settled(open);
  await expect(open.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(open.getByRole('button', { name: /^(语言|Language)$/ })).toHaveCount(0);
});
