import type { DialogProps } from '../overlays/dialog-types.ts';
import { LateOverlay } from './LateOverlay.tsx';
import { LatePart } from './LatePart.tsx';
import { loadDialog } from './lazy-overlays.ts';

export interface LazyDialogProps extends DialogProps {
  /**
   * When its code fails to load: `close` closes it with a message; `throw` leaves the error to a boundary, for
   * questions that must be answered.
   */
  lost?: 'close' | 'throw';
}

/** A dialog whose code loads when it first opens; `Dialog` of the overlays describes its behaviour. */
export function LazyDialog({ lost = 'close', ...props }: LazyDialogProps) {
  if (!props.open) return null;
  if (lost === 'throw') {
    return (
      <LatePart load={loadDialog} lost="throw">
        {(Dialog) => <Dialog {...props} />}
      </LatePart>
    );
  }
  return (
    <LateOverlay load={loadDialog} onLost={() => props.onClose()}>
      {(Dialog) => <Dialog {...props} />}
    </LateOverlay>
  );
}
