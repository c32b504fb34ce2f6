import type { Page } from '@playwright/test';

/** A skeleton (a word for who cannot see it, and shapes), what says that it is on its way, and the next screen's progress. */
const onItsWay =
  '[role="status"]:has(> div[aria-hidden="true"]), [aria-busy="true"], [role="progressbar"]:not([aria-valuenow])';

/**
 * Waits until a screen has its heading and nothing in it, down to its end, is on its way any more. It is looked at in each
 * frame: what is expected of a locator is asked for less and less often, and a second is soon lost.
 */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 15_000 });
  await page.waitForFunction(
    ({ waiting, now }) => {
      // Loaded parts make the page longer, and parts at its end start to load a frame later.
      const { scrollHeight } = document.body;
      scrollTo(0, scrollHeight);
      const memory = globalThis as { still?: { since: number; height: number; frames: number } };
      if (memory.still?.since !== now) memory.still = { since: now, height: 0, frames: 0 };
      const { still } = memory;
      const quiet = scrollHeight === still.height && document.querySelector(waiting) === null;
      still.frames = quiet ? still.frames + 1 : 0;
      still.height = scrollHeight;
      return still.frames > 3;
    },
    { waiting: onItsWay, now: Date.now() },
    { timeout: 30_000 },
  );
  await page.evaluate(() => scrollTo(0, 0));
}
