import type { ComponentType } from 'react';

/**
 * A screen, or the frame around screens, whose code loads when it is first shown. Once loaded it renders at once, and
 * a preloaded screen appears without a gap. A failure is final: the browser keeps it too, and only a reload helps.
 */
export class LazyScreen<Props extends object = object> {
  private loading: Promise<ComponentType<Props>> | undefined;
  private readonly fetch: () => Promise<ComponentType<Props>>;

  constructor(fetch: () => Promise<ComponentType<Props>>) {
    this.fetch = fetch;
  }

  /** Loads it, once. */
  load(): Promise<ComponentType<Props>> {
    this.loading ??= readable(this.fetch());
    return this.loading;
  }
}

/** A promise that React's `use` can read without waiting once it is kept, because of these two fields. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Callers that wait for it receive the error.
    () => undefined,
  );
  return promise;
}
