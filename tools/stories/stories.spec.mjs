// Every story of the built workshop is rendered, played to its end and looked at by axe [UI-07].
import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { openWorkshop, play } from './play.mjs';

const { entries } = JSON.parse(readFileSync(new URL('../../dist/storybook/index.json', import.meta.url), 'utf8'));
const components = new Map();
for (const story of Object.values(entries).filter(({ type }) => type === 'story')) {
  components.set(story.title, [...(components.get(story.title) ?? []), story]);
}

const test = base.extend({
  /** One browser session for all pages of a worker: what was fetched stays fetched. */
  workshop: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      const open = { section: '', page: undefined };
      await use({
        /** The page on which the stories of one section follow each other; a second try gets its own. */
        async page(section, again) {
          if (open.section === section && !again) return open.page;
          await open.page?.close();
          open.page = await context.newPage();
          open.section = section;
          await openWorkshop(open.page);
          return open.page;
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const [title, stories] of components) {
  // In one worker, one after the other; two components are played at a time.
  test.describe(title, () => {
    const section = title.split('/', 2).join('/');
    test.describe.configure({ mode: 'default' });
    for (const { id, name } of stories) {
      test(name, async ({ workshop }, { retry }) => {
        const page = await workshop.page(section, retry > 0);
        expect(await play(page, id)).toBe('');
      });
    }
  });
}
