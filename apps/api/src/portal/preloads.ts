import type { Layout } from '@banyan/contracts';

/** Addresses of files that a page needs at once, and of its texts by message set. */
export interface PreloadNeeds {
  readonly files: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** First files of pages, by the portal's build. */
export interface Preloads {
  /** Every page. */
  readonly page: PreloadNeeds;
  /** Header and footer around most screens. */
  readonly shell: PreloadNeeds;
  /** The navigation that some screens share. */
  readonly navigation: PreloadNeeds;
  /** The console around its screens. */
  readonly console: PreloadNeeds;
  /** By path pattern. */
  readonly screens: Readonly<Record<string, PreloadNeeds>>;
}

export const noPreloads: Preloads = {
  page: { files: [], texts: {} },
  shell: { files: [], texts: {} },
  navigation: { files: [], texts: {} },
  console: { files: [], texts: {} },
  screens: {},
};

const withoutNavigation: readonly Layout[] = ['bare', 'console', 'none', 'site'];

/** Addresses of a screen's first requests: its texts in one set, then its files, each once. */
export function preloadsFor(
  { pattern, layout }: { readonly pattern: string; readonly layout: Layout },
  messageSet: string,
  { page, shell, navigation, console, screens }: Preloads,
): string[] {
  const screen = screens[pattern];
  const all = [
    page,
    ...(layout === 'bare' || layout === 'console' ? [] : [shell]),
    ...(withoutNavigation.includes(layout) ? [] : [navigation]),
    ...(layout === 'console' ? [console] : []),
    ...(screen === undefined ? [] : [screen]),
  ];
  return [...new Set([...all.flatMap(({ texts }) => texts[messageSet] ?? []), ...all.flatMap(({ files }) => files)])];
}
