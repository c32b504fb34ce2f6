import type { Preview } from '@storybook/react-vite';
import { configure as configureState } from 'mobx';
import { configure } from 'storybook/test';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsOfArgs } from './controlsOfArgs.ts';
import { sourceOf } from './sourceOf.ts';
import { globalTypes, initialGlobals, windows } from './toolbars.ts';
import { withEnglish } from './withEnglish.tsx';
import { withHost } from './withHost.tsx';
import { withI18n } from './withI18n.tsx';
import { withTheme } from './withTheme.tsx';

// Late parts on a busy machine may take longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

// A story in a window of its own on a docs page: what it focuses must not scroll that page.
if (window.parent !== window && window.parent.location.search.includes('viewMode=docs')) {
  const focus = Reflect.get<HTMLElement, 'focus'>(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}

// State changes in actions alone; what MobX would only warn of ends the story that does it.
configureState({ enforceActions: 'always' });
const warn = console.warn.bind(console);
console.warn = (...words: unknown[]) => {
  if (/^\[mobx\]/i.test(String(words[0]))) throw new Error(words.join(' '));
  warn(...words);
};

const preview: Preview = {
  // A page per component: what it is for, its properties, every state.
  tags: ['autodocs'],
  decorators: [withEnglish, withHost, withI18n, withTheme],
  argTypesEnhancers: [controlsOfArgs],
  globalTypes,
  initialGlobals,
  parameters: {
    // Everything WCAG 2.2 asks for at A and AA; a finding fails the story's test.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    controls: { expanded: true },
    docs: {
      page: ComponentPage,
      toc: true,
      source: { transform: sourceOf },
      // A docs page has one look, that of the toolbars: stories that set them stand in the sidebar alone.
      stories: {
        filter: (_story: unknown, { storyGlobals }: { storyGlobals: object }) => Object.keys(storyGlobals).length === 0,
      },
    },
    viewport: { options: windows },
    // The ground is the theme's.
    backgrounds: { disable: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Start here', 'ui', ['Foundations', '*'], 'patterns', '*', 'portal'],
      },
    },
  },
};

export default preview;
