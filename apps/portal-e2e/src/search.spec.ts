import { searchFind } from '@banyan/contracts/account';
import { takeCall } from './support/calls.ts';
import { settled } from './support/look.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a search finds every kind, leads to the second at which it is said, and is kept until it is forgotten [SH-02] [CO-04]', async ({
  pageOf,
}) => {
  const page = await pageOf(people.sun);
  await page.goto('/index');
  await settled(page);
  await page.keyboard.press('/');
  await page.keyboard.type('转移规则');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  const courses = page.getByRole('region', { name: '课程', exact: true });
  await expect(courses.getByRole('link', { name: /转移规则/ }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: '种类' }).getByRole('link', { name: /^课程 ?\d/ })).toBeVisible();

  // By keyboard from the field to the first hit, and to the first line of its lessons.
  await page.getByRole('searchbox', { name: '站内搜索' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const line = courses.getByRole('link', { name: /\d 章 \d+:\d\d/ }).first();
  await expect(line).toBeFocused();
  const href = (await line.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/course\/\d+\?chapter=\d+&from=\d+$/);

  const own = page.getByRole('list', { name: '搜过的' });
  await expect(own.getByRole('link', { name: '转移规则' })).toBeVisible();
  await page.getByRole('button', { name: '删除“转移规则”' }).click();
  await expect(own.getByRole('link', { name: '转移规则' })).toBeHidden();
  await page.getByRole('list', { name: '大家在搜' }).getByRole('link').first().click();
  await expect(page.getByRole('list', { name: '搜过的' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: '清空' }).click();
  await expect(page.getByRole('list', { name: '搜过的' })).toBeHidden();

  await page.goto(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('typing errors are forgiven and said, and one kind that fails leaves the others [SH-02] [HT-08]', async ({
  pageOf,
  trouble,
}) => {
  const page = await pageOf(people.mia);
  await page.goto('/search?q=rotatoin');
  await expect(page.getByText(/No results for|没有“rotatoin”/)).toContainText('rotation');
  trouble.allow(/net::ERR_FAILED/);
  await takeCall(page, searchFind, (route) =>
    /of=programme/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await page.goto('/search?q=chain');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('a[data-hit]').first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('alert')).toBeHidden();
});
