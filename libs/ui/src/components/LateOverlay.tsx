import { useContext, useLayoutEffect, type ReactNode } from 'react';
import { LostPartContext } from '../theme/lost-part.ts';
import { LatePart } from './LatePart.tsx';
import type { LoadPart } from './load-part.ts';

export interface LateOverlayProps<Part> {
  /** Loads the code of the overlay. */
  load: LoadPart<Part>;
  /** Loading failed: the opener closes it, and a further press loads again. */
  onLost: () => void;
  /** Belongs to the focused button: when the focus moves elsewhere before the code has loaded, it does not open. */
  anchored?: boolean;
  /** Renders the loaded part. */
  children: (part: Part) => ReactNode;
}

/** Shown while the code loads; closes when the focus moves elsewhere, because the overlay would take it away. */
function Waiting({ onLeft }: { onLeft: () => void }) {
  // Removed before the loaded overlay takes the focus.
  useLayoutEffect(() => {
    const began = document.activeElement;
    const look = ({ target }: FocusEvent) => {
      if (target !== began) onLeft();
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  });
  return null;
}

/** An overlay with late code. If loading fails, it closes with a message; focus and page stay as they are. */
export function LateOverlay<Part>({ load, onLost, anchored = false, children }: LateOverlayProps<Part>) {
  const tell = useContext(LostPartContext);
  const close = () => {
    onLost();
    tell();
  };
  return (
    <LatePart load={load} waiting={anchored ? <Waiting onLeft={onLost} /> : null} lost={() => null} onLost={close}>
      {children}
    </LatePart>
  );
}
