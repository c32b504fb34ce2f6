import { lazy } from 'react';
import type * as Overlays from '../overlays.ts';
import { inTime } from './in-time.ts';
import { arrival, lateComponent } from './late-component.ts';

/** One chunk for everything that floats; it is asked for when a pointer or the focus comes near, or on first use. */
export const fetchOverlays = (): Promise<typeof Overlays> => inTime(() => import('../overlays.ts'));

/** Fetches what floats before it is needed; a failure shows itself when it is opened. */
export function preloadOverlays(): void {
  fetchOverlays().catch(() => undefined);
}

export const lateMenu = lateComponent((onLost) =>
  lazy(async () => ({ default: (await arrival(fetchOverlays(), onLost)).Menu })),
);
export const lateChoiceList = lateComponent((onLost) =>
  lazy(async () => ({ default: (await arrival(fetchOverlays(), onLost)).ChoiceList })),
);
export const lateDialog = lateComponent((onLost) =>
  lazy(async () => ({ default: (await arrival(fetchOverlays(), onLost)).Dialog })),
);
