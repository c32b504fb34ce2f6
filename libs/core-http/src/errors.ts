import type { Call } from '@banyan/contracts';

/** A call without a usable answer. Screens distinguish the kinds by `instanceof`. */
abstract class CallError extends Error {
  /** Name of the call, as in its contract. */
  readonly call: string;

  constructor(call: Pick<Call, 'name'>, message: string, cause?: unknown) {
    super(`${call.name}: ${message}`, { cause });
    this.call = call.name;
  }
}

/** The server was unreachable, or a gateway answered in its place. A retry may help. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError';
  /** HTTP status of the gateway's answer; undefined without one. */
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

/** Cancelled by the caller, usually a screen that was left. Never shown. */
export class CancelledError extends CallError {
  override readonly name = 'CancelledError';

  constructor(call: Pick<Call, 'name'>) {
    super(call, 'cancelled');
  }
}

/** The server refused. The policy has already handled it; screens react to their own codes. */
export class RefusedError extends CallError {
  override readonly name = 'RefusedError';
  /** A value of `ErrorCode` of the contracts. */
  readonly code: number;
  /** The server's message, in the request's language. Displayed only when a requirement says so. */
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
  /** Path of the first field that does not fit, like `courses.0.title`; empty for the whole value. */
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
