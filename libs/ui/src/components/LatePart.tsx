import { Component, Suspense, use, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { nearMargin, useNear } from '../art/near.ts';
import { LostPart, sharedPart, type LoadPart } from './load-part.ts';

interface Outcome {
  /** Shown when loading fails, with a function that tries again; `throw` leaves the error to the caller's boundary. */
  lost: ((again: () => Promise<unknown>) => ReactNode) | 'throw';
  /** Called when loading fails. */
  onLost?: (() => void) | undefined;
  /** The loaded part threw: `lost` is shown then too. Without it, an error boundary around the part takes the error. */
  onFault?: ((error: unknown) => void) | undefined;
}

export interface LatePartProps<Part> extends Outcome {
  /** Loads the code; pass the same function each time, because the result is cached by it. */
  load: LoadPart<Part>;
  /** Shown while the code loads; nothing by default. */
  waiting?: ReactNode;
  /** For content far down the page: loads once the reader comes near its place, by scrolling or by Tab. */
  near?: boolean;
  /** Renders the loaded part. */
  children: (part: Part) => ReactNode;
}

interface GuardProps extends Outcome {
  again: () => Promise<unknown>;
  children: ReactNode;
}

class Guard extends Component<GuardProps, { readonly failed: boolean; readonly error: unknown }> {
  override state: { readonly failed: boolean; readonly error: unknown } = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): { failed: true; error: unknown } {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    const { onFault, onLost } = this.props;
    if (error instanceof LostPart) onLost?.();
    else onFault?.(error);
  }

  override render() {
    const { error, failed } = this.state;
    const { again, children, lost, onFault } = this.props;
    if (!failed) return children;
    if (lost === 'throw' || !(error instanceof LostPart || onFault)) throw error;
    return lost(again);
  }
}

/** Marks the place of a part that is not loaded yet; it takes no room. */
const Place = styled.div`
  &:empty {
    position: absolute;
  }
`;

function Arrived<Part>({ coming, children }: { coming: Promise<Part>; children: (part: Part) => ReactNode }) {
  return children(use(coming));
}

/** A part whose code loads when it is first shown. If loading fails, the page around it stays as it is. */
export function LatePart<Part>({ near = false, ...part }: LatePartProps<Part>) {
  const [reached, watch] = useNear(nearMargin.most, !near, true);
  return reached ? <Coming {...part} /> : <Place ref={watch}>{part.waiting}</Place>;
}

function Coming<Part>({ load, waiting = null, children, ...outcome }: Omit<LatePartProps<Part>, 'near'>) {
  // State kept above the suspended content, which starts over at each answer.
  const [{ load: held, coming, round }, setHeld] = useState(() => ({ load, coming: sharedPart(load), round: 0 }));
  const again = () => {
    const next = sharedPart(load);
    setHeld({ load, coming: next, round: round + 1 });
    return next;
  };
  // A different part, e.g. of another tab.
  if (held !== load) void again();
  return (
    <Guard key={round} {...outcome} again={again}>
      <Suspense fallback={waiting}>
        <Arrived coming={coming}>{children}</Arrived>
      </Suspense>
    </Guard>
  );
}
