import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { globalTypes, initialGlobals } from './toolbars.ts';
import { withI18n } from './withI18n.tsx';
import { withTheme } from './withTheme.tsx';

// What loads on use, and a busy machine, may take longer than the second that is waited otherwise.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  // A page per component: what it is for, its properties, every state.
  tags: ['autodocs'],
  decorators: [withI18n, withTheme],
  globalTypes,
  initialGlobals,
  parameters: {
    // Everything WCAG 2.2 asks for at A and AA; a finding fails the story's test [UI-07].
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    controls: { expanded: true },
    docs: { toc: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Start here', 'ui', ['Foundations', '*'], 'patterns', '*', 'portal'],
      },
    },
  },
};

export default preview;
