import { lazy } from 'react';
import type * as Overlays from '../overlays.ts';
import { inTime } from './in-time.ts';

/** One chunk for everything that floats; it is asked for when a pointer or the focus comes near, or on first use. */
export const fetchOverlays = (): Promise<typeof Overlays> => inTime(() => import('../overlays.ts'));

/** Fetches what floats before it is needed; a failure shows itself when it is opened. */
export function preloadOverlays(): void {
  fetchOverlays().catch(() => undefined);
}

export const LazyMenu = lazy(async () => ({ default: (await fetchOverlays()).Menu }));
export const LazyChoiceList = lazy(async () => ({ default: (await fetchOverlays()).ChoiceList }));
export const LazyDialogPanel = lazy(async () => ({ default: (await fetchOverlays()).Dialog }));
