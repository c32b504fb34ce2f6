import type { LazyExoticComponent } from 'react';
import type * as Overlays from '../overlays.ts';
import { inTime } from './in-time.ts';
import { lateComponent, type AnyComponent, type LateComponent } from './late-component.ts';

/** One chunk for everything that floats; it is asked for when a pointer or the focus comes near, or on first use. */
export const fetchOverlays = (): Promise<typeof Overlays> => inTime(() => import('../overlays.ts'));

/** Fetches what floats before it is needed; a failure shows itself when it is opened. */
export function preloadOverlays(): void {
  fetchOverlays().catch(() => undefined);
}

export const lateMenu = lateComponent(async () => (await fetchOverlays()).Menu);
export const lateChoiceList = lateComponent(async () => (await fetchOverlays()).ChoiceList);
export const lateDialog = lateComponent(async () => (await fetchOverlays()).Dialog);

/** A menu with lines whose code comes late. */
export interface LateMenuLines<Lines> {
  readonly late: LateComponent<Lines>;
  /** Fetches them before they are shown; a failure shows itself when the menu is opened. */
  readonly preload: () => void;
}

/** Makes one of what fetches a component that shows a `Menu` of the overlays. */
export function lateMenuLines<Lines extends AnyComponent>(
  fetch: () => Promise<Lines>,
): LateMenuLines<LazyExoticComponent<Lines>> {
  const fetchAll = async () => (await Promise.all([inTime(fetch), fetchOverlays()]))[0];
  return {
    late: lateComponent(fetchAll),
    preload: () => void fetchAll().catch(() => undefined),
  };
}
