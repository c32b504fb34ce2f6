import type { Page } from '@playwright/test';

/**
 * Opens an address within the portal that the page shows, as going back and forward does: no new document is loaded. The
 * first address of a page is loaded as a document.
 */
export async function openInside(page: Page, address: string): Promise<void> {
  if (!page.url().startsWith('http')) {
    await page.goto(address);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
