import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { loadPart } from '@banyan/ui';

/** Well after the first screen, ms: it is for a connection that breaks later. */
const aheadMs = 5000;

const back = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** One that does not arrive leaves the page alone, and is asked for again once there is a connection. */
const load = (): Promise<{ default: ComponentType }> =>
  loadPart(() => import('./ConnectionNotice.tsx')).then(
    ({ ConnectionNotice }) => ({ default: ConnectionNotice }),
    () => back().then(load),
  );

const Notice = lazy(load);

/** Tells of a lost connection. Its code comes while nothing is wrong: without a connection it could not. */
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
