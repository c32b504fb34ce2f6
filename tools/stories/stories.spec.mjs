// Every story of the built workshop is rendered, played to its end and looked at by axe, again in each of its modes [UI-07].
import { expect } from '@playwright/test';
import { globalsOf, modesOf } from './modes.mjs';
import { play } from './play.mjs';
import { components, libraryOf, test } from './workshop.mjs';

for (const [title, stories] of components) {
  // In one worker, one after the other; two components are played at a time.
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });
    for (const { id, name } of stories) {
      test(name, async ({ workshop }, { retry }) => {
        const page = await workshop.page(libraryOf(title), retry > 0);
        expect(await play(page, id)).toBe('');
      });
    }
  });
}

const modes = [...new Set([...components.values()].flat().flatMap(({ tags }) => modesOf(tags)))].sort();
for (const mode of modes) {
  for (const [title, stories] of components) {
    test.describe(`${title}, ${mode}`, () => {
      test.describe.configure({ mode: 'default' });
      for (const { id, name } of stories.filter(({ tags }) => tags.includes(mode))) {
        test(name, async ({ workshop }, { retry }) => {
          const page = await workshop.page(mode, retry > 0, globalsOf(mode));
          expect(await play(page, id)).toBe('');
        });
      }
    });
  }
}
