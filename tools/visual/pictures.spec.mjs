import { expect, test } from '@playwright/test';
import { looks, stories } from './stories.mjs';

const address = process.env.WORKSHOP_URL;

/** The moment at which every story is seen, so that calendars and countdowns stand still. */
const moment = new Date('2026-11-20T14:40:00+08:00');

for (const { id, whole = false } of stories) {
  for (const { language, appearance } of looks) {
    test(`${id} looks as accepted in ${language}, ${appearance}`, async ({ page }) => {
      await page.clock.setFixedTime(moment);
      await page.goto(
        `${address}/iframe.html?id=${id}&viewMode=story&globals=language:${language};appearance:${appearance}`,
      );
      // The story has been played to its end: a dialog that it opens is open.
      await page.waitForFunction(() =>
        /^(?:completed|finished)$/.test(window.__STORYBOOK_PREVIEW__?.currentRender?.phase),
      );
      await page.evaluate(() => document.fonts.ready);
      const name = `${id}-${language}-${appearance}.png`;
      if (whole) await expect(page).toHaveScreenshot(name);
      else await expect(page.locator('#storybook-root')).toHaveScreenshot(name);
    });
  }
}
