import type { ComponentType } from 'react';

/**
 * A screen, or what stands around screens, whose code is fetched when it is first shown. Once loaded it is there at once, so that a screen which was fetched ahead
 * shows without a gap. A failure stays: the browser keeps it too, and only loading the page anew helps.
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

/** A promise that React's `use` can read without waiting once it is kept: these two fields are how it knows. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Whoever waits for it hears of it.
    () => undefined,
  );
  return promise;
}
