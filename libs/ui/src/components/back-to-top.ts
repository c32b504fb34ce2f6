import { backToTopMs, wayToTop } from './easing.ts';

/** The scrolling container: the window, or an element. */
export type Scroller = Window | HTMLElement;

const topOf = (scroller: Scroller) => (scroller instanceof HTMLElement ? scroller.scrollTop : scroller.scrollY);

/** Whether more than one screen of content lies above. */
export function isBeyondScreen(scroller: Scroller): boolean {
  const screen = scroller instanceof HTMLElement ? scroller.clientHeight : scroller.innerHeight;
  return screen > 0 && topOf(scroller) > screen;
}

/** Events of scrolling by hand; they end a scroll animation. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to the top in 500 ms, at once with reduced motion; scrolling by hand stops the animation. */
export function scrollToTop(scroller: Scroller) {
  const goTo = (top: number) => scroller.scrollTo({ top, behavior: 'instant' });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    goTo(0);
    return;
  }
  const from = topOf(scroller);
  const began = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const elapsed = now - began;
    goTo(wayToTop(from, elapsed));
    if (elapsed < backToTopMs) frame = requestAnimationFrame(step);
    else letGo();
  });
  const stop = () => {
    cancelAnimationFrame(frame);
    letGo();
  };
  const letGo = () => {
    for (const hand of hands) window.removeEventListener(hand, stop, { capture: true });
  };
  for (const hand of hands) window.addEventListener(hand, stop, { capture: true, passive: true });
}
