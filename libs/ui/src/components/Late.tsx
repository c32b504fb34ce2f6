import { Component, Suspense, use, useState, type ReactNode } from 'react';
import { LostPart, sharedPart, type LoadPart } from './load-part.ts';

interface GuardProps {
  /** Takes the place of what was lost; undefined leaves that to the page's own guard. */
  instead: ReactNode | undefined;
  onLost: (() => void) | undefined;
  children: ReactNode;
}

/** Stops what was lost on its way. What came and broke goes on to the page's own guard. */
class Guard extends Component<GuardProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error('something was thrown', { cause: error }) };
  }

  override componentDidCatch(): void {
    this.props.onLost?.();
  }

  override render() {
    const { error } = this.state;
    const { children, instead } = this.props;
    if (error === undefined) return children;
    if (error instanceof LostPart && instead !== undefined) return instead;
    throw error;
  }
}

export interface LateProps<Part> {
  /** Fetches what comes late; the same function each time, as what came is kept by it. */
  load: LoadPart<Part>;
  /** Stands there until it has come; nothing without it. */
  waiting?: ReactNode;
  /** It did not arrive. */
  onLost?: () => void;
  /** Stands there when it did not arrive, with the way to ask anew; `throw` leaves that to a guard of the caller's. */
  lost: ((again: () => void) => ReactNode) | 'throw';
  /** Shows it. */
  children: (part: Part) => ReactNode;
}

function Arrived<Part>({ coming, children }: { coming: Promise<Part>; children: (part: Part) => ReactNode }) {
  return children(use(coming));
}

/** A part whose file comes when it is first shown. Lost, it leaves the page around it as it is [SH-14]. */
export function Late<Part>({ load, waiting = null, onLost, lost, children }: LateProps<Part>) {
  const [{ coming, round }, setHeld] = useState(() => ({ coming: sharedPart(load), round: 0 }));
  const again = () => setHeld({ coming: sharedPart(load), round: round + 1 });
  return (
    <Guard key={round} instead={lost === 'throw' ? undefined : lost(again)} onLost={onLost}>
      <Suspense fallback={waiting}>
        <Arrived coming={coming}>{children}</Arrived>
      </Suspense>
    </Guard>
  );
}
