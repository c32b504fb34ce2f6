import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** The workshop under the product's name. */
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Banyan workshop', brandTarget: '_self' }),
  sidebar: { showRoots: true },
});
