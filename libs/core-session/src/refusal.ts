import { RefusedError } from '@banyan/core-http';

/** Somebody else has come in than the one who was waited for; nothing of it is kept. */
export class OtherPersonError extends Error {
  override readonly name = 'OtherPersonError';

  constructor() {
    super('another person has logged in');
  }
}

/** The refusal an error is, undefined when the server did not answer or answered something else. */
export function refusalOf(error: unknown): RefusedError | undefined {
  return error instanceof RefusedError ? error : undefined;
}
