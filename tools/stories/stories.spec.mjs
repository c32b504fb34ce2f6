// Every story of the built workshop is rendered, played to its end and looked at by axe [UI-07].
import { expect } from '@playwright/test';
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
