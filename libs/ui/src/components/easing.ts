/** Duration of the scroll back to the top, ms. */
export const backToTopMs = 500;

/** Slow, fast, slow: the covered share of a distance by the elapsed share of its time, both 0–1. */
export function easeInOutCubic(share: number): number {
  const part = Math.min(1, Math.max(0, share));
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

/** Position of a scroll from `from` px to the top after `elapsed` ms. */
export function wayToTop(from: number, elapsed: number, duration = backToTopMs): number {
  return from * (1 - easeInOutCubic(elapsed / duration));
}
