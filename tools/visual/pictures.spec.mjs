import { expect, test as base } from '@playwright/test';
import { openWorkshop, play } from '../stories/play.mjs';
import { looks, stories } from './stories.mjs';

/** The moment at which every story is seen, so that calendars and countdowns stand still. */
const moment = new Date('2026-11-20T14:40:00+08:00');

const test = base.extend({
  /** The page of a look, on which its stories follow each other; a second try gets its own. */
  looking: [
    async ({ browser }, use) => {
      let open = { look: undefined, page: undefined };
      await use(async (look, again) => {
        if (open.look === look && !again) return open.page;
        await open.page?.context().close();
        const page = await (await browser.newContext()).newPage();
        open = { look, page };
        await page.clock.setFixedTime(moment);
        await openWorkshop(page, look);
        return page;
      });
      await open.page?.context().close();
    },
    { scope: 'worker' },
  ],
});

for (const look of looks) {
  const { language, appearance } = look;
  test.describe(`${language}, ${appearance}`, () => {
    test.describe.configure({ mode: 'default' });
    for (const { id, whole = false } of stories) {
      test(`${id} looks as accepted`, async ({ looking }, { retry }) => {
        const page = await looking(look, retry > 0);
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
