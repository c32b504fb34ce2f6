/** Owner of the calls of one screen. */
export interface Scope {
  /** For `client.call(…, { signal })`; a fresh one after `leave`. */
  readonly signal: AbortSignal;
  /** Cancels every call made with the signal so far. The scope can be reused, as effects that run twice do. */
  leave(): void;
}

export function createScope(): Scope {
  let controller = new AbortController();
  return {
    get signal() {
      return controller.signal;
    },
    leave() {
      controller.abort();
      controller = new AbortController();
    },
  };
}
