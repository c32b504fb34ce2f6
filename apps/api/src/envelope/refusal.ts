import { ErrorCode } from '@banyan/contracts';

type RefusalCode =
  | typeof ErrorCode.badRequest
  | typeof ErrorCode.unauthenticated
  | typeof ErrorCode.tooLarge
  | typeof ErrorCode.clockSkew
  | typeof ErrorCode.shown;

/**
 * A request with an invalid envelope. `code` (and `data`) are the answer; `reason` is for the log alone, so that a
 * prober cannot tell an unknown key from a wrong tag, padding or text. It never carries content or keys.
 */
export class EnvelopeRefusal extends Error {
  override readonly name = 'EnvelopeRefusal';
  readonly code: RefusalCode;
  readonly reason: string;
  /** With `clockSkew`: epoch ms of this server. */
  readonly data: { readonly serverTime: number } | undefined;

  constructor(code: RefusalCode, reason: string, data?: { readonly serverTime: number }) {
    super(`envelope refused (${code}): ${reason}`);
    this.code = code;
    this.reason = reason;
    this.data = data;
  }
}

export const badRequest = (reason: string) => new EnvelopeRefusal(ErrorCode.badRequest, reason);
export const tooLarge = (reason: string) => new EnvelopeRefusal(ErrorCode.tooLarge, reason);
export const unauthenticated = (reason: string) => new EnvelopeRefusal(ErrorCode.unauthenticated, reason);
