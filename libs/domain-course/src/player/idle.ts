/** Without a touch for so long, nobody may be there any more, ms. */
export const idleMs = 30 * 60_000;
/** How often it is looked at, ms. */
const lookMs = 30_000;

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Tells when nobody has touched pointer or keys for long, until the returned function is called. */
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
