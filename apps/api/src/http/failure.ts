import { ErrorCode, httpStatusOf, type RefusalCode } from '@banyan/contracts';
import type { FastifyError } from 'fastify';
import { EnvelopeRefusal } from '../envelope/index.ts';
import { localised, type ContentLanguage } from '../db/localised.ts';
import { sqlState } from '../db/sqlState.ts';
import { refusalTexts } from '../i18n/refusals.ts';
import { Refusal } from './refusal.ts';

/** A call that was not answered, in a form for the wire and the log. */
export interface Failure {
  readonly httpStatus: number;
  readonly body: { readonly status: 'N'; readonly code: number; readonly msg: string; readonly data?: unknown };
  /** The reason, for the log; never content, keys or tokens. */
  readonly reason: string;
  /** True: a server fault, to be logged with its stack. */
  readonly fault: boolean;
}

/** Fastify's own errors as refusals; anything else as it is. */
export function asRefusal(error: FastifyError): Error {
  const { statusCode: status = 500, code } = error;
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return new Refusal(ErrorCode.unavailable, { reason: 'time limit' });
  if (status < 400 || status >= 500) return error;
  return new Refusal(status === 413 ? ErrorCode.tooLarge : ErrorCode.badRequest, { reason: code });
}

/** The answer to a thrown error. A fault reveals the request's id and nothing else. */
export function failureOf(thrown: unknown, language: ContentLanguage, requestId: string): Failure {
  if (thrown instanceof Refusal) {
    const { text, msg = text && localised(text, language), data, reason } = thrown.detail;
    return failure(thrown.code, language, { msg, data, reason: reason ?? thrown.message });
  }
  if (thrown instanceof EnvelopeRefusal) {
    return failure(thrown.code, language, { data: thrown.data, reason: thrown.reason });
  }
  const fault = { data: { requestId }, reason: 'fault', fault: true };
  return failure(isPassing(thrown) ? ErrorCode.unavailable : ErrorCode.internal, language, fault);
}

function failure(
  code: RefusalCode,
  language: ContentLanguage,
  rest: { msg?: string | undefined; data?: unknown; reason: string; fault?: boolean },
): Failure {
  const msg = rest.msg ?? localised(refusalTexts[code], language);
  return {
    httpStatus: httpStatusOf(code),
    body: { status: 'N', code, msg, ...(rest.data === undefined ? {} : { data: rest.data }) },
    reason: rest.reason,
    fault: rest.fault ?? false,
  };
}

/** Too long for a lock or a statement, deadlock, in the way of another transaction, too many connections. */
const passing = new Set(['55P03', '57014', '40P01', '40001', '53300']);

/** The database went away or is busy: worth trying again. */
function isPassing(thrown: unknown): boolean {
  const state = sqlState(thrown);
  if (state !== undefined) return passing.has(state) || state.startsWith('08') || state.startsWith('57P');
  for (let at = thrown; at instanceof Error; at = at.cause) {
    if ('code' in at && (at.code === 'ECONNREFUSED' || at.code === 'ECONNRESET' || at.code === 'ETIMEDOUT'))
      return true;
    if (/Connection terminated|timeout exceeded when trying to connect/.test(at.message)) return true;
  }
  return false;
}
