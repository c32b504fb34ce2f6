import { inTime } from '../components/in-time.ts';
import { lateComponent } from '../components/late-component.ts';
import { LateOverlay } from '../components/LateOverlay.tsx';
import type { LightboxProps } from './lightbox-types.ts';

const fetchStage = () => inTime(() => import('./LightboxStage.tsx'));
const lateStage = lateComponent(async () => (await fetchStage()).default);

/** Fetches the code of the lightbox before it is needed; a failure shows itself when it is opened. */
export function preloadLightbox(): void {
  fetchStage().catch(() => undefined);
}

/**
 * Pictures above everything: arrows turn, plus and minus zoom, Escape closes. It holds the focus and gives it back
 * [UI-07]. Its code is fetched when it first opens.
 */
export function Lightbox(props: LightboxProps) {
  if (!props.open) return null;
  return (
    <LateOverlay late={lateStage} onLost={() => props.onClose()}>
      {(Stage) => <Stage {...props} />}
    </LateOverlay>
  );
}
