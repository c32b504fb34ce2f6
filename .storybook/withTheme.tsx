import { applyTheme, UiProvider } from '@banyan/ui';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { chosen } from './toolbars.ts';

function Themed({ globals, children }: { globals: Readonly<Record<string, unknown>>; children: ReactNode }) {
  const { colors, mode, lang, dir } = chosen(globals);
  const { themeColor, hoverColor } = colors;
  useLayoutEffect(() => {
    applyTheme(document.documentElement, { themeColor, hoverColor, mode });
    document.documentElement.lang = lang;
    document.documentElement.dir = dir;
  }, [themeColor, hoverColor, mode, lang, dir]);
  return <UiProvider locale={lang}>{children}</UiProvider>;
}

/** Paints a story as the toolbars say. */
export const withTheme: Decorator = (Story, { globals }) => (
  <Themed globals={globals}>
    <Story />
  </Themed>
);
