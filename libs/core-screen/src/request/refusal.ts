import { RefusedError } from '@banyan/core-http';

/** Code of a refusal, see `ErrorCode` of the contracts; null for every other failure. */
export function refusalCode(error: unknown): number | null {
  return error instanceof RefusedError ? error.code : null;
}
