import type { DialogProps } from '../overlays/dialog-types.ts';
import { LateOverlay } from './LateOverlay.tsx';
import { LatePart } from './LatePart.tsx';
import { loadDialog } from './lazy-overlays.ts';

export interface LazyDialogProps extends DialogProps {
  /**
   * What follows when its code does not arrive: `close` closes it and says so; `throw` leaves it to a guard around it, for
   * a question that nobody may pass by.
   */
  lost?: 'close' | 'throw';
}

/** A dialog whose code is fetched when it first opens; see `Dialog` of the overlays for what it does. */
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
