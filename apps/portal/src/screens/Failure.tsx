import type { DrawingName } from '@banyan/ui';
import { lazy, Suspense } from 'react';
import { PlainError, type FailureView } from './PlainError.tsx';

const load = () => import('./DrawnError.tsx').then(({ DrawnError }) => ({ default: DrawnError }));

/** The drawing may fail to load as well; then there are only words. */
const Drawn = lazy(() => load().catch(() => ({ default: PlainError })));

/** Loads the drawn failure in advance, so that it is available without a connection. */
export function preloadFailure(): void {
  load().catch(() => undefined);
}

/** A failed screen: with a drawing if its code has loaded, else in words. */
export function Failure(props: FailureView & { drawing: DrawingName }) {
  return (
    <Suspense fallback={<PlainError {...props} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
