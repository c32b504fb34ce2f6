import { useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { PendingContext } from '../shell/pending.ts';
import type { Move, PortalRouter as Source } from './router.ts';

/** Follows the address. The current screen stays until the next one has loaded; meanwhile `usePending` is true. */
export function PortalRouter({ router, children }: { router: Source; children: ReactNode }) {
  const [{ location, action }, setMove] = useState<Move>(() => ({
    location: router.location(),
    action: NavigationType.Pop,
  }));
  const [pending, startTransition] = useTransition();
  useLayoutEffect(() => router.listen((move) => startTransition(() => setMove(move))), [router]);
  useLayoutEffect(() => router.show(location.pathname), [router, location.pathname]);
  return (
    <Router navigator={router.navigator} location={location} navigationType={action}>
      <PendingContext value={pending}>{children}</PendingContext>
    </Router>
  );
}
