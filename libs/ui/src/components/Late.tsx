import { Component, lazy, Suspense, useState, type LazyExoticComponent, type ReactNode } from 'react';
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

/** What `lazy` takes. */
export type AnyComponent = Parameters<typeof lazy>[0] extends () => Promise<{ default: infer One }> ? One : never;

const made = new WeakMap<LoadPart<AnyComponent>, LazyExoticComponent<AnyComponent>>();

/** The component of a part, the same each time. One that was lost stays so: whoever shows it next is given another. */
function lazyPart<Part extends AnyComponent>(load: LoadPart<Part>): LazyExoticComponent<Part> {
  const known = made.get(load);
  if (known !== undefined) return known as LazyExoticComponent<Part>;
  const part = lazy(async () => {
    try {
      return { default: await sharedPart(load) };
    } catch (error) {
      made.delete(load);
      throw error;
    }
  });
  made.set(load, part);
  return part;
}

export interface LateProps<Part extends AnyComponent> {
  /** Fetches what comes late; the same function each time, as what came is kept by it. */
  load: LoadPart<Part>;
  /** Stands there until it has come; nothing without it. */
  waiting?: ReactNode;
  /** It did not arrive. */
  onLost?: () => void;
  /** Stands there when it did not arrive, with the way to ask anew; `throw` leaves that to a guard of the caller's. */
  lost: ((again: () => void) => ReactNode) | 'throw';
  /** Shows it. */
  children: (part: LazyExoticComponent<Part>) => ReactNode;
}

/** A part whose file comes when it is first shown. Lost, it leaves the page around it as it is. */
export function Late<Part extends AnyComponent>({ load, waiting = null, onLost, lost, children }: LateProps<Part>) {
  const [{ part, round }, setHeld] = useState(() => ({ part: lazyPart(load), round: 0 }));
  const again = () => setHeld({ part: lazyPart(load), round: round + 1 });
  return (
    <Guard key={round} instead={lost === 'throw' ? undefined : lost(again)} onLost={onLost}>
      <Suspense fallback={waiting}>{children(part)}</Suspense>
    </Guard>
  );
}
