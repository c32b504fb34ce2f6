/* global document, innerWidth */
// Every component of the design system on a page that is read from right to left: nothing leaves the window [UI-07].
import { expect } from '@playwright/test';
import { play } from './play.mjs';
import { components, sectionOf, test } from './workshop.mjs';

/** The sheet of a component's states, or what comes nearest to it; where it has a test, that is played. */
const sheetOf = (stories) =>
  ['States', 'Playground', 'Default']
    .flatMap((name) => [`${name} Test`, name])
    .map((name) => stories.find((story) => story.name === name))
    .find(Boolean) ?? stories[0];

/** Words that begin or end outside of the window, where nothing scrolls to them. Runs in the page. */
function wordsOutside() {
  const clipped = (element) =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || clipped(element.parentElement));
  return [...document.querySelectorAll('#storybook-root *')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
    .filter((element) => element.checkVisibility() && !clipped(element))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1);
    })
    .map((element) => element.textContent.trim().slice(0, 40));
}

const sections = new Map();
for (const [title, stories] of components) {
  if (!title.startsWith('ui/')) continue;
  sections.set(sectionOf(title), [...(sections.get(sectionOf(title)) ?? []), { title, story: sheetOf(stories) }]);
}

for (const [section, sheets] of sections) {
  test.describe(`${section}, mirrored`, () => {
    test.describe.configure({ mode: 'default' });
    for (const { title, story } of sheets) {
      test(title, async ({ workshop }, { retry }) => {
        const page = await workshop.page(`${section}, mirrored`, retry > 0, { direction: 'rtl' });
        expect(await play(page, story.id)).toBe('');
        expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
        expect(await page.evaluate(wordsOutside)).toEqual([]);
      });
    }
  });
}
