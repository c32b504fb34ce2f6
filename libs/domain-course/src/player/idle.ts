/** Time without input after which the viewer may have left, ms. */
export const idleMs = 30 * 60_000;
/** Interval of checking, ms. */
const lookMs = 30_000;

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls back after a long time without pointer or key input, until the returned function is called. */
export function watchIdle(onIdle: () => void): () => void {
  let touchedAt = performance.now();
  const touched = () => {
    touchedAt = performance.now();
  };
  const timer = setInterval(() => {
    if (performance.now() - touchedAt < idleMs) return;
    touched();
    onIdle();
  }, lookMs);
  for (const touch of touches) window.addEventListener(touch, touched, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    for (const touch of touches) window.removeEventListener(touch, touched, { capture: true });
  };
}
