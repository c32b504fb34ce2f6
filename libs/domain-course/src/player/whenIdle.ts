/** Maximum delay of deferred work, ms. */
const latestMs = 1000;

/** Resolves once the browser is idle. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser reports idle time.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: latestMs });
    else setTimeout(resolve);
  });
}
