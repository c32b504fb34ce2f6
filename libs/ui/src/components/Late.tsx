import { Component, Suspense, useState, type ReactNode } from 'react';
import { LostPart, type LateComponent } from './late-component.ts';

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
  /** What comes late. */
  late: LateComponent<Part>;
  /** Stands there until it has come; nothing without it. */
  waiting?: ReactNode;
  /** It did not arrive. */
  onLost?: () => void;
  /** Stands there when it did not arrive, with the way to ask anew; `throw` leaves that to a guard of the caller's. */
  lost: ((again: () => void) => ReactNode) | 'throw';
  /** Shows it. */
  children: (part: Part) => ReactNode;
}

/** A part whose file comes when it is first shown. Lost, it leaves the page around it as it is [SH-14]. */
export function Late<Part>({ late, waiting = null, onLost, lost, children }: LateProps<Part>) {
  const [{ part, round }, setHeld] = useState(() => ({ part: late.current(), round: 0 }));
  const again = () => setHeld({ part: late.current(), round: round + 1 });
  return (
    <Guard key={round} instead={lost === 'throw' ? undefined : lost(again)} onLost={onLost}>
      <Suspense fallback={waiting}>{children(part)}</Suspense>
    </Guard>
  );
}
