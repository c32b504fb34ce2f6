import type { Call } from '@banyan/contracts';

/** A call that brought no answer its caller can use. Screens tell the kinds apart with `instanceof`. */
abstract class CallError extends Error {
  /** Name of the call, as in its contract. */
  readonly call: string;

  constructor(call: Pick<Call, 'name'>, message: string, cause?: unknown) {
    super(`${call.name}: ${message}`, { cause });
    this.call = call.name;
  }
}

/** The server could not be reached, or something before it answered in its place. Worth a retry. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError';
  /** HTTP status of the gateway that answered instead, if one did. */
  readonly status: number | undefined;

  constructor(call: Pick<Call, 'name'>, status?: number, cause?: unknown) {
    super(call, status === undefined ? 'no connection' : `gateway answered ${status}`, cause);
    this.status = status;
  }
}

/** No answer in time. */
export class TimeoutError extends CallError {
  override readonly name = 'TimeoutError';

  constructor(call: Pick<Call, 'name'>, timeoutMs: number) {
    super(call, `no answer within ${timeoutMs} ms`);
  }
}

/** Given up by who asked, usually a screen that was left. Never shown. */
export class CancelledError extends CallError {
  override readonly name = 'CancelledError';

  constructor(call: Pick<Call, 'name'>) {
    super(call, 'cancelled');
  }
}

/** The server said no. The policy has seen it already; screens react to the codes that are theirs. */
export class RefusedError extends CallError {
  override readonly name = 'RefusedError';
  /** See `ErrorCode` of the contracts. */
  readonly code: number;
  /** The server's words, in the request's language. Not for display, except where a requirement says so. */
  readonly msg: string;
  readonly data: unknown;

  constructor(
    call: Pick<Call, 'name'>,
    answer: { readonly code: number; readonly msg: string; readonly data: unknown },
  ) {
    super(call, `refused with code ${answer.code}`);
    this.code = answer.code;
    this.msg = answer.msg;
    this.data = answer.data;
  }
}

/** Request or answer does not fit the call's contract. */
export class ContractError extends CallError {
  override readonly name = 'ContractError';
  readonly side: 'request' | 'answer';
  /** Path of the first field that does not fit, like `courses.0.title`; empty for the whole. */
  readonly field: string;

  constructor(call: Pick<Call, 'name'>, side: 'request' | 'answer', field: string, problem: string) {
    super(call, `${side} breaks its contract at "${field}": ${problem}`);
    this.side = side;
    this.field = field;
  }
}

/** The answer's seal is missing or broken. */
export class EnvelopeError extends CallError {
  override readonly name = 'EnvelopeError';
}
