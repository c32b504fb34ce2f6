import { useEffect, useRef } from 'react';

/**
 * For navigation after an answer: whether the reader is still at the place of the press. False when the screen was
 * left, shows another item (`about`), or the address bar already has another path. Call it in the press handler. What
 * closes before the answer counts as left: use it in the screen, or in a dialog that cancels its work on closing.
 */
export function useStillHere(...about: readonly (number | string)[]): () => boolean {
  const { pathname } = location;
  const here = about.join('\n');
  const shown = useRef<string>(null);
  useEffect(() => {
    shown.current = here;
    return () => {
      shown.current = null;
    };
  }, [here]);
  return () => shown.current === here && location.pathname === pathname;
}
