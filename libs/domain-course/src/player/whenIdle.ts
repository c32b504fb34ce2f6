/** What can wait waits no longer than this, ms. */
const latestMs = 1000;

/** Resolves once the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser tells when that is.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: latestMs });
    else setTimeout(resolve);
  });
}
