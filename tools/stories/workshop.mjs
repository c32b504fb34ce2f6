/* global window */
// Shared parts of the tests of stories: the index of the built workshop, and reused pages of it.
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

/** `course` of `course/Note card`: whose stories follow each other on one page. Opening one costs as much as three stories. */
export const libraryOf = (title) => title.split('/', 1)[0];

/** A page that has shown so many stories is closed: what they leave in memory slows those that follow. */
const storiesOfPage = 150;

/** Storybook knows by this word that nobody is watching: it ends animations instead of waiting for them. */
const unwatched = 'StorybookTestRunner';

/** A session of its own in which pages of the workshop are opened. Made within a test, it takes that test's options. */
async function newSession(browser) {
  const plain = await browser.newPage();
  const userAgent = await plain.evaluate('navigator.userAgent');
  await plain.close();
  const session = await browser.newContext({ userAgent: `${userAgent} ${unwatched}` });
  await session.addInitScript(withoutMarks);
  return session;
}

/** Takes away the marks of Storybook's panels, which measure a story's every element at each change. Runs in the page. */
function withoutMarks() {
  Object.defineProperty(window, 'FEATURES', {
    configurable: true,
    set: (value) => Object.defineProperty(window, 'FEATURES', { value: { ...value, highlight: false } }),
  });
}

export const test = base.extend({
  /** One browser session for all pages of a worker: what was fetched stays fetched. */
  workshop: [
    async ({ browser }, use) => {
      let session;
      const open = { name: '', page: undefined, shown: 0 };
      await use({
        /**
         * The page on which stories that belong together follow each other; a second try gets its own.
         * @param {string} name what they have in common
         * @param {boolean} again this is a second try
         * @param {Record<string, string>} [globals] what the toolbars are set to
         * @param {Date} [moment] at which the page's clock stands still
         */
        async page(name, again, globals, moment) {
          open.shown += 1;
          if (open.name === name && !again && open.shown <= storiesOfPage) return open.page;
          await open.page?.close();
          session ??= await newSession(browser);
          open.page = await session.newPage();
          open.name = name;
          open.shown = 1;
          if (moment) await open.page.clock.setFixedTime(moment);
          await openWorkshop(open.page, globals);
          return open.page;
        },
      });
      await session?.close();
    },
    { scope: 'worker' },
  ],
});
