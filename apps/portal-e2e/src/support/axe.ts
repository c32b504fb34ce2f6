import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2, levels A and AA [UI-07]. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations that axe finds on a page, one line per element. Frames of other origins are left out.
 * Run in the page, which hands over what is wrong alone: by `@axe-core/playwright` a look takes twice as long.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
      iframes: false,
    });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, rules);
}
