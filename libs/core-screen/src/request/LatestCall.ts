/**
 * A single slot for calls: a newer call aborts the older one, and an answer that arrives after `cancel` or after a
 * newer call is dropped, value or failure.
 */
export class LatestCall {
  #controller: AbortController | null = null;

  /** Makes the call; `settle` receives its result only while it is still the latest. */
  async run<Value>(
    work: (signal: AbortSignal) => Promise<Value>,
    settle: { ready: (value: Value) => void; failed: (error: unknown) => void },
  ): Promise<void> {
    this.cancel();
    const controller = new AbortController();
    this.#controller = controller;
    const current = () => this.#controller === controller;
    try {
      const value = await work(controller.signal);
      if (current()) settle.ready(value);
    } catch (error) {
      if (current()) settle.failed(error);
    }
  }

  /** Aborts the running call, if any. */
  cancel(): void {
    this.#controller?.abort();
    this.#controller = null;
  }
}
