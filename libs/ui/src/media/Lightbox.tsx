import { LateOverlay } from '../components/LateOverlay.tsx';
import { sharedPart } from '../components/load-part.ts';
import type { LightboxProps } from './lightbox-types.ts';

const loadStage = () => import('./LightboxStage.tsx').then((part) => part.default);

/** Loads the code of the lightbox in advance; a failure becomes visible when it is opened. */
export function preloadLightbox(): void {
  sharedPart(loadStage).catch(() => undefined);
}

/**
 * Pictures above the page: arrows turn, plus and minus zoom, Escape closes. It takes the focus and returns it when it
 * closes. Its code loads when it first opens.
 */
export function Lightbox(props: LightboxProps) {
  if (!props.open) return null;
  return (
    <LateOverlay load={loadStage} onLost={() => props.onClose()}>
      {(Stage) => <Stage {...props} />}
    </LateOverlay>
  );
}
