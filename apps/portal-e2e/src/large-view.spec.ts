import type { Page } from '@playwright/test';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

// The large view is fetched with the first press and brings a style sheet of its own; without it, it stands unstyled at the
// end of the page. These are computed styles that only that sheet gives.

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The large view lies over the whole window, above everything, with its picture in the middle and its caption below it. */
async function isLaidOut(page: Page, { captioned = false } = {}): Promise<void> {
  const view = page.locator('.yarl__portal');
  await expect(view).toHaveCSS('position', 'fixed');
  await expect(view).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('.yarl__carousel')).toHaveCSS('display', 'flex');
  await expect(page.locator('.yarl__toolbar')).toHaveCSS('position', 'absolute');
  if (captioned)
    await expect(page.locator('.yarl__slide_description_container').first()).toHaveCSS('position', 'absolute');
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await expect.poll(() => view.boundingBox()).toEqual({ x: 0, y: 0, ...size });
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
}

test('the large view of an album lies over the page [CO-03]', async ({ pageOf }) => {
  const page = await pageOf(people.zhou);
  await page.goto('/course/95?chapter=9504');
  await page.getByRole('button', { name: '开始阅读' }).click();
  await page.getByRole('button', { name: '看大图', exact: true }).click();
  await isLaidOut(page, { captioned: true });
});

test('the large view of a post’s picture lies over the page [CM-01]', async ({ pageOf }) => {
  const title = '冷柜上的温度贴纸';
  const page = await pageOf(people.mia);
  await page.goto('/news/community?write=Y');
  await page.getByRole('textbox', { name: '标题' }).fill(title);
  await page.getByRole('button', { name: '图片', exact: true }).click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'corner.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('1 / 1 个已传好')).toBeAttached();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('话题已发布。')).toBeVisible();
  const link = page.getByRole('list', { name: '话题列表' }).getByRole('link', { name: title, exact: true });
  await page.goto((await link.first().getAttribute('href')) ?? '');
  await page.getByRole('button', { name: /^看大图：.*corner/ }).click();
  await isLaidOut(page);
});
