import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until a screen has its heading and nothing in it, down to its end, is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Skeletons: a word for who cannot see them, and shapes. What comes makes the page longer: its end is further down.
  const skeletons = page.locator('[role="status"]:has(> div[aria-hidden="true"])');
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(skeletons).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}
