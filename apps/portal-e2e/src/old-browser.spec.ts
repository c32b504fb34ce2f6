import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const fifteenDaysMs = 15 * 24 * 60 * 60 * 1000;

// No browser at hand is that old: this one says that it is one, and is given what is for those alone.
test.use({ userAgent: 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko' });

async function openAsOldBrowser(page: Page): Promise<void> {
  await page.goto('/login');
  const script = await page.locator('script[nomodule]').getAttribute('src');
  await page.addScriptTag({ url: script ?? 'none' });
}
const notice = (page: Page) => page.getByRole('region', { name: '浏览器提示' });

test('old Internet Explorer hears first which browsers open the portal, for 15 days once [UI-02, SH-06]', async ({
  page,
}) => {
  await page.clock.install();
  await openAsOldBrowser(page);
  await expect(notice(page)).toBeVisible();
  expect(await page.evaluate(() => document.body.firstElementChild?.getAttribute('aria-label'))).toBe('浏览器提示');
  await expect(notice(page).getByRole('link')).toHaveText(['Chrome', 'Firefox', 'Safari', 'Edge', '其他浏览器']);
  expect(await violations(page)).toEqual([]);
  await notice(page).getByRole('button', { name: '关闭' }).click();
  await expect(notice(page)).toHaveCount(0);
  await openAsOldBrowser(page);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + fifteenDaysMs + 60_000);
  await openAsOldBrowser(page);
  await expect(notice(page)).toBeVisible();
});

test('every other browser does not even fetch that script [UI-02]', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
  expect(fetched.filter((url) => url.includes('old-browser'))).toEqual([]);
  await expect(notice(page)).toHaveCount(0);
});
