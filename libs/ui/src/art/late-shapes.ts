import { startTransition, useEffect, useState } from 'react';

/**
 * A hook for shapes whose code comes late: asked for when the first of them is to be seen, and there at once for all that
 * follow. Undefined until then, and where they do not arrive; the next one to be shown asks again.
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
    // While its page is still being rendered, so that both arrive soon after each other.
    const [loaded, setLoaded] = useState(() => {
      if (shapes === undefined) void bring();
      return shapes;
    });
    useEffect(() => {
      if (loaded !== undefined) return undefined;
      let wanted = true;
      // Many pictures are not in the way of a press.
      void bring().then(() => wanted && startTransition(() => setLoaded(shapes)));
      return () => {
        wanted = false;
      };
    }, [loaded]);
    return loaded;
  };
}
