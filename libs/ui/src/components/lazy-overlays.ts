import type * as Overlays from '../overlays.ts';
import { inTime } from './in-time.ts';
import { lateComponent } from './late-component.ts';

/** One chunk for everything that floats; it is asked for when a pointer or the focus comes near, or on first use. */
export const fetchOverlays = (): Promise<typeof Overlays> => inTime(() => import('../overlays.ts'));

/** Fetches what floats before it is needed; a failure shows itself when it is opened. */
export function preloadOverlays(): void {
  fetchOverlays().catch(() => undefined);
}

export const lateMenu = lateComponent(async () => (await fetchOverlays()).Menu);
export const lateChoiceList = lateComponent(async () => (await fetchOverlays()).ChoiceList);
export const lateDialog = lateComponent(async () => (await fetchOverlays()).Dialog);
