import type { ScreenSet } from '@banyan/contracts';
import type { ComponentType } from 'react';
import type { ScreenRoute } from './module.ts';

/** The lazy page of each screen of a domain; a screen without one does not typecheck. */
export type ScreenPages<Screens extends ScreenSet> = {
  readonly [Key in keyof Screens]: () => Promise<ComponentType>;
};

/** Wraps a page in the context of its domain. */
export type PageWrapper = (Page: ComponentType) => ComponentType;

/**
 * A domain's rows of the route table. Screens with the same page keep it between them, with its content. `around` loads
 * the context of its pages, such as a provider of its stores, with the first of its screens, not with the portal.
 */
export function screenRoutes<Screens extends ScreenSet>(
  screens: Screens,
  pages: ScreenPages<Screens>,
  around?: () => Promise<PageWrapper>,
): readonly ScreenRoute[] {
  const made = new Map<ComponentType, ComponentType>();
  return Object.entries(screens).map(([key, screen]): ScreenRoute => {
    const page = pages[key as keyof Screens];
    return {
      screen,
      page,
      async load() {
        const [wrap, Page] = await Promise.all([around?.(), page()]);
        const within = made.get(Page) ?? wrap?.(Page) ?? Page;
        made.set(Page, within);
        return within;
      },
    };
  });
}
