import type { Locator, Page } from '@playwright/test';

/** Opens a link to a thing: it comes in a tab of its own. */
export async function newTab(link: Locator): Promise<Page> {
  const opened = link.page().context().waitForEvent('page');
  await link.click();
  return opened;
}
