/** State of one request of a store. A store has one per request, not one flag for all. */
export type RequestState<T = void> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

export const idle = { state: 'idle' } as const;
export const loading = { state: 'loading' } as const;

/** The value of a ready request; null otherwise. */
export function valueOf<T>(request: RequestState<T>): T | null {
  return request.state === 'ready' ? request.value : null;
}
