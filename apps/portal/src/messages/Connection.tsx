import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { loadPart } from '@banyan/ui';

/** Delay after the first screen, ms: it is for a later loss of the connection. */
const aheadMs = 5000;

const back = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** A failure leaves the page alone, and it loads again once there is a connection. */
const load = (): Promise<{ default: ComponentType }> =>
  loadPart(() => import('./ConnectionNotice.tsx')).then(
    ({ ConnectionNotice }) => ({ default: ConnectionNotice }),
    () => back().then(load),
  );

const Notice = lazy(load);

/** Reports a lost connection. Its code loads in advance: without a connection it could not. */
export function Connection() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setDue(true), aheadMs);
    return () => clearTimeout(clock);
  }, []);
  return due ? (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  ) : null;
}
