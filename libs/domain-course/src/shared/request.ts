/** Where one request stands. Each request of a store has its own, so that a screen can tell which part waits or failed. */
export type Request<Value> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown };

export const idle: Request<never> = { state: 'idle' };
export const loading: Request<never> = { state: 'loading' };

/** The value of a request that is ready, null otherwise. */
export function valueOf<Value>(request: Request<Value>): Value | null {
  return request.state === 'ready' ? request.value : null;
}
