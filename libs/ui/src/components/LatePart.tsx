import { Component, Suspense, use, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { nearMargin, useNear } from '../art/near.ts';
import { LostPart, sharedPart, type LoadPart } from './load-part.ts';

interface Outcome {
  /** Stands there when it did not arrive, with what asks for it again; `throw` leaves that to a guard of the caller's. */
  lost: ((again: () => Promise<unknown>) => ReactNode) | 'throw';
  /** It did not arrive. */
  onLost?: (() => void) | undefined;
  /** It came and broke: `lost` stands there, too. Without this the guard around it takes it. */
  onFault?: ((error: unknown) => void) | undefined;
}

export interface LatePartProps<Part> extends Outcome {
  /** Fetches what comes late; the same function each time, as what came is kept by it. */
  load: LoadPart<Part>;
  /** Stands there until it has come; nothing without it. */
  waiting?: ReactNode;
  /** Far down the page: it is fetched once the reader comes near its place, or walks by Tab. */
  near?: boolean;
  /** Shows it. */
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

/** Marks a place where nothing stands yet; it takes no room of its own. */
const Place = styled.div`
  &:empty {
    position: absolute;
  }
`;

function Arrived<Part>({ coming, children }: { coming: Promise<Part>; children: (part: Part) => ReactNode }) {
  return children(use(coming));
}

/** A part whose code comes when it is first shown. Lost, it leaves the page around it as it is. */
export function LatePart<Part>({ near = false, ...part }: LatePartProps<Part>) {
  const [reached, watch] = useNear(nearMargin.most, !near, true);
  return reached ? <Coming {...part} /> : <Place ref={watch}>{part.waiting}</Place>;
}

function Coming<Part>({ load, waiting = null, children, ...outcome }: Omit<LatePartProps<Part>, 'near'>) {
  // Kept here, above what waits for it: what waits begins anew with each answer.
  const [{ load: held, coming, round }, setHeld] = useState(() => ({ load, coming: sharedPart(load), round: 0 }));
  const again = () => {
    const next = sharedPart(load);
    setHeld({ load, coming: next, round: round + 1 });
    return next;
  };
  // Another part in its place, e.g. of the tab beside it.
  if (held !== load) void again();
  return (
    <Guard key={round} {...outcome} again={again}>
      <Suspense fallback={waiting}>
        <Arrived coming={coming}>{children}</Arrived>
      </Suspense>
    </Guard>
  );
}
