import { useContext, type ReactNode } from 'react';
import { LostPartContext } from '../theme/lost-part.ts';
import type { LateComponent } from './late-component.ts';
import { Late } from './Late.tsx';

export interface LateOverlayProps<Part> {
  /** What floats. */
  late: LateComponent<Part>;
  /** It did not arrive: whoever opened it closes it again, and a further press asks anew. */
  onLost: () => void;
  /** Shows it. */
  children: (part: Part) => ReactNode;
}

/** What a press opens above the page. Lost, it closes and that is said; focus and page stay as they are [SH-14]. */
export function LateOverlay<Part>({ late, onLost, children }: LateOverlayProps<Part>) {
  const tell = useContext(LostPartContext);
  const close = () => {
    onLost();
    tell();
  };
  return (
    <Late late={late} lost={() => null} onLost={close}>
      {children}
    </Late>
  );
}
