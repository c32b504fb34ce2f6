import { lateComponent, LateOverlay } from '../components/LateOverlay.tsx';
import type { LightboxProps } from './lightbox-types.ts';

const lateStage = lateComponent(async () => (await import('./LightboxStage.tsx')).default);

/** Fetches the code of the lightbox before it is needed; a failure shows itself when it is opened. */
export function preloadLightbox(): void {
  lateStage.fetch().catch(() => undefined);
}

/**
 * Pictures above everything: arrows turn, plus and minus zoom, Escape closes. It holds the focus and gives it back
 * [UI-07]. Its code is fetched when it first opens.
 */
export function Lightbox(props: LightboxProps) {
  if (!props.open) return null;
  return <LateOverlay late={lateStage} onLost={props.onClose} content={props} />;
}
