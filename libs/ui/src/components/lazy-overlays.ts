import type { ComponentType, LazyExoticComponent } from 'react';
import type * as Overlays from '../overlays.ts';
import { inTime } from './in-time.ts';
import { lateComponent, type LateComponent } from './late-component.ts';
import type { MenuPlace } from './MenuButton.tsx';

/** One chunk for everything that floats; it is asked for when a pointer or the focus comes near, or on first use. */
export const fetchOverlays = (): Promise<typeof Overlays> => inTime(() => import('../overlays.ts'));

/** Fetches what floats before it is needed; a failure shows itself when it is opened. */
export function preloadOverlays(): void {
  fetchOverlays().catch(() => undefined);
}

export const lateMenu = lateComponent(async () => (await fetchOverlays()).Menu);
export const lateChoiceList = lateComponent(async () => (await fetchOverlays()).ChoiceList);
export const lateDialog = lateComponent(async () => (await fetchOverlays()).Dialog);

/** The lines of a menu whose code comes late, with the menu around them. */
export interface LateMenuLines {
  readonly late: LateComponent<LazyExoticComponent<ComponentType<MenuPlace>>>;
  /** Fetches them before they are shown; a failure shows itself when the menu is opened. */
  readonly preload: () => void;
}

/** Makes them of what fetches a component that shows a `Menu` of the overlays at its place. */
export function lateMenuLines(fetch: () => Promise<ComponentType<MenuPlace>>): LateMenuLines {
  const fetchAll = async () => (await Promise.all([inTime(fetch), fetchOverlays()]))[0];
  return {
    late: lateComponent(fetchAll),
    preload: () => void fetchAll().catch(() => undefined),
  };
}
