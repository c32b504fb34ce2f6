import { startTransition, useEffect, useState } from 'react';

/**
 * A hook for shapes whose code loads late: requested when the first of them is rendered, and available at once for
 * all later ones. Undefined until loaded or when loading fails; the next one to be shown tries again.
 */
export function lateShapes<Shapes extends object>(load: () => Promise<Shapes>): () => Shapes | undefined {
  let shapes: Shapes | undefined;
  let coming: Promise<unknown> | undefined;
  const bring = () =>
    (coming ??= load().then(
      (arrived) => (shapes = arrived),
      () => (coming = undefined),
    ));
  return function useShapes() {
    // Started during the page's render, so that both arrive soon after each other.
    const [loaded, setLoaded] = useState(() => {
      if (shapes === undefined) void bring();
      return shapes;
    });
    useEffect(() => {
      if (loaded !== undefined) return undefined;
      let wanted = true;
      // A transition, so that many pictures do not delay a press.
      void bring().then(() => wanted && startTransition(() => setLoaded(shapes)));
      return () => {
        wanted = false;
      };
    }, [loaded]);
    return loaded;
  };
}
