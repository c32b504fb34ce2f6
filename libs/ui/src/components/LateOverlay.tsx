import { useContext, useLayoutEffect, type ReactNode } from 'react';
import { LostPartContext } from '../theme/lost-part.ts';
import { LatePart } from './LatePart.tsx';
import type { LoadPart } from './load-part.ts';

export interface LateOverlayProps<Part> {
  /** Fetches what floats. */
  load: LoadPart<Part>;
  /** It did not arrive: whoever opened it closes it again, and a further press asks anew. */
  onLost: () => void;
  /** It belongs to the button that has the focus: whoever goes on elsewhere before it has come does not want it any more. */
  anchored?: boolean;
  /** Shows it. */
  children: (part: Part) => ReactNode;
}

/** Stands while it is fetched; closes when the focus goes elsewhere, which it would take away again. */
function Waiting({ onLeft }: { onLeft: () => void }) {
  // Gone before what has come takes the focus into itself.
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

/** What a press opens above the page. Lost, it closes and that is said; focus and page stay as they are. */
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
