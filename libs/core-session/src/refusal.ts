import { RefusedError } from '@banyan/core-http';

/** The refusal an error is, undefined when the server did not answer or answered something else. */
export function refusalOf(error: unknown): RefusedError | undefined {
  return error instanceof RefusedError ? error : undefined;
}
