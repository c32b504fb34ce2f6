// What the tests of stories have in common: the index of the built workshop, and pages of it that are kept.
import { readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { openWorkshop } from './play.mjs';

const { entries } = JSON.parse(readFileSync(new URL('../../dist/storybook/index.json', import.meta.url), 'utf8'));

/** The stories of each component, by its title. */
export const components = new Map();
for (const story of Object.values(entries).filter(({ type }) => type === 'story')) {
  components.set(story.title, [...(components.get(story.title) ?? []), story]);
}

/** `ui/Forms` of `ui/Forms/Select`. */
export const sectionOf = (title) => title.split('/', 2).join('/');

export const test = base.extend({
  /** One browser session for all pages of a worker: what was fetched stays fetched. */
  workshop: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      const open = { section: '', page: undefined };
      await use({
        /** The page on which the stories of one section follow each other; a second try gets its own. */
        async page(section, again, globals) {
          if (open.section === section && !again) return open.page;
          await open.page?.close();
          open.page = await context.newPage();
          open.section = section;
          await openWorkshop(open.page, globals);
          return open.page;
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
