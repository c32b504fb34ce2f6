import type { DialogProps } from '../overlays/dialog-types.ts';
import { LateOverlay } from './LateOverlay.tsx';
import { lateDialog } from './lazy-overlays.ts';

/** A dialog whose code is fetched when it first opens; see `Dialog` of the overlays for what it does. */
export function LazyDialog(props: DialogProps) {
  if (!props.open) return null;
  return <LateOverlay late={lateDialog} onLost={() => props.onClose()} content={props} />;
}
