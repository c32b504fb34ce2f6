import { expect } from '@playwright/test';
import { play } from '../stories/play.mjs';
import { test } from '../stories/workshop.mjs';
import { looks, stories } from './stories.mjs';

/** The moment at which every story is seen, so that calendars and countdowns stand still. */
const moment = new Date('2026-11-20T14:40:00+08:00');

/**
 * English words in the font that Chinese ones have: it is there wherever pictures are taken, and which Latin fonts there
 * are differs from machine to machine.
 */
const oneFont = ':root{--latin:"Noto Sans CJK SC",sans-serif!important}';

for (const look of looks) {
  const { language, appearance } = look;
  test.describe(`${language}, ${appearance}`, () => {
    test.describe.configure({ mode: 'default' });
    for (const { id, whole = false } of stories) {
      test(`${id} looks as accepted`, async ({ workshop }, { retry }) => {
        const page = await workshop.page(`${language}, ${appearance}`, retry > 0, look, moment);
        await page.addStyleTag({ content: oneFont });
        // It has been played to its end: a dialog that it opens is open.
        expect(await play(page, id)).toBe('');
        await page.evaluate(() => {
          scrollTo(0, 0);
          return document.fonts.ready;
        });
        const name = `${id}-${language}-${appearance}.png`;
        if (whole) await expect(page).toHaveScreenshot(name);
        else await expect(page.locator('#storybook-root')).toHaveScreenshot(name);
      });
    }
  });
}
