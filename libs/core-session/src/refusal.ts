import { RefusedError } from '@banyan/core-http';

/** Thrown when a different person has logged in than expected; nothing of their login is kept. */
export class OtherPersonError extends Error {
  override readonly name = 'OtherPersonError';

  constructor() {
    super('another person has logged in');
  }
}

/** The error as a refusal; undefined when the server did not answer or answered something else. */
export function refusalOf(error: unknown): RefusedError | undefined {
  return error instanceof RefusedError ? error : undefined;
}
