/** Work shared by several waiting callers. */
interface Shared {
  readonly result: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Merges equal work in flight. Each caller may leave by its own signal, with the error of `cancelled`; the work is
 * aborted when the last one has left. After `part` new callers no longer join earlier work.
 */
export function createSharing() {
  const running = new Map<string, Shared>();

  function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): Shared {
    const controller = new AbortController();
    const result = start(controller.signal).finally(() => {
      if (running.get(key) === shared) running.delete(key);
    });
    const shared: Shared = { result, controller, waiting: 0 };
    running.set(key, shared);
    return shared;
  }

  function share<T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
    cancelled: () => Error,
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(cancelled());
    const shared = running.get(key) ?? begin(key, start);
    shared.waiting++;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        reject(cancelled());
        if (--shared.waiting > 0) return;
        // Removed first: later callers must not join work that is being aborted.
        if (running.get(key) === shared) running.delete(key);
        shared.controller.abort();
      };
      signal?.addEventListener('abort', leave, { once: true });
      shared.result
        .then((value) => resolve(value as T), reject)
        .finally(() => signal?.removeEventListener('abort', leave));
    });
  }

  return { share, part: () => running.clear() };
}
