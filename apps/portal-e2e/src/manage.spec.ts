import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an administrator goes into the console and back, by keyboard too; the review desk is a part of it [AC-10]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.administrator);
  await page.goto('/index');
  await page.getByRole('button', { name: '赵敏 的账号' }).click();
  await page.getByRole('menuitem', { name: '管理后台' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '概览' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();

  await page.goto('/review?tab=exam');
  await expect(page).toHaveURL(/\/manage\/review\?tab=exam$/);
  await expect(page.getByRole('heading', { level: 1, name: '批阅' })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: '管理后台导航' });
  await expect(navigation.getByRole('link', { name: '批阅' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('[');
  await expect(navigation.getByText('批阅')).toBeHidden();
  await page.keyboard.press('[');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索' }).fill('概');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manage$/);
  await page.getByRole('link', { name: '回学堂' }).click();
  await expect(page).toHaveURL(/\/index$/);
});

test('a learner is told that the console is for administrators, and loads nothing of it [AC-10]', async ({
  pageOf,
  trouble,
}) => {
  // The router tells the console of what a loader refuses.
  trouble.allow(/ForbiddenError/);
  const page = await pageOf(people.li);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/manage');
  await expect(page.getByRole('heading', { name: '你没有管理员权限' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: /的账号/ }).click();
  await expect(page.getByRole('menuitem', { name: '管理后台' })).toBeHidden();
  expect(scripts.filter((url) => /Console(?:Part|Frame)/.test(url))).toEqual([]);
});
