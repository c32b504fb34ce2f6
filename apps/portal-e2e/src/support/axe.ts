import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA [UI-07]. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on a page, one line for each element: empty when there is nothing. */
export async function violations(page: Page): Promise<string[]> {
  // There are no frames in the portal; the legacy mode is the one that opens no page of its own for each look.
  const found = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
