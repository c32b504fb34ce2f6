import { useEffect, useRef } from 'react';

/**
 * For what leads on once the server has answered: whether the reader is still where the press was made. Not when the screen
 * was left, shows another thing (`about`), or the address bar is ahead of it, on the way to another. Ask it in the handler of
 * the press. What closes before the answer is left as well: it stands in the screen, or in a dialog that calls off what it does.
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
