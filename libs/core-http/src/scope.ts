/** Owner of the calls that one screen makes. */
export interface Scope {
  /** For `client.call(…, { signal })`; a fresh one after `leave`. */
  readonly signal: AbortSignal;
  /** Gives up every call made with the signal so far. The scope can be used again, as effects that run twice do. */
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
