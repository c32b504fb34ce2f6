import { applyTheme, UiProvider } from '@banyan/ui';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import { chosen } from './toolbars.ts';

/** A story's own ground on a docs page; `contain` keeps what is fixed to the window (toasts, back to top) in its box. */
const ground: CSSProperties = {
  background: 'var(--bg)',
  color: 'var(--ink)',
  font: 'var(--t14)/1.6 var(--sans)',
  padding: 24,
  overflowX: 'auto',
  contain: 'layout',
};

interface ThemedProps {
  globals: Readonly<Record<string, unknown>>;
  /** The story stands on a docs page, among others and between Storybook's own texts. */
  onPage: boolean;
  children: ReactNode;
}

/**
 * Colours and language go to the root, where what opens above the page finds them: all stories of a docs page have the
 * same, for those that set toolbars stay out of it. The direction of a docs page is Storybook's own.
 */
function Themed({ globals, onPage, children }: ThemedProps) {
  const { colors, mode, lang, dir } = chosen(globals);
  const { themeColor, hoverColor } = colors;
  useLayoutEffect(() => {
    applyTheme(document.documentElement, { themeColor, hoverColor, mode });
    document.documentElement.lang = lang;
    document.documentElement.dir = onPage ? 'ltr' : dir;
  }, [themeColor, hoverColor, mode, lang, dir, onPage]);
  return (
    <UiProvider locale={lang}>
      {onPage ? (
        <div dir={dir} style={ground}>
          {children}
        </div>
      ) : (
        children
      )}
    </UiProvider>
  );
}

/** Paints a story as the toolbars say. */
export const withTheme: Decorator = (Story, { globals, viewMode }) => (
  <Themed globals={globals} onPage={viewMode === 'docs'}>
    <Story />
  </Themed>
);
