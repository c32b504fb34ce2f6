import { sharedPart } from './load-part.ts';

/** One chunk for all overlays; it loads when a pointer or the focus comes near, or on first use. */
const loadOverlays = () => import('../overlays.ts');

export const loadMenu = async () => (await loadOverlays()).Menu;
export const loadChoiceList = async () => (await loadOverlays()).ChoiceList;
export const loadDialog = async () => (await loadOverlays()).Dialog;

/** Loads the overlays in advance; a failure becomes visible when one is opened. */
export function preloadOverlays(): void {
  for (const load of [loadMenu, loadChoiceList, loadDialog]) sharedPart<unknown>(load).catch(() => undefined);
}
