import { ErrorCode, v } from '@banyan/contracts';
import { saveAnswers, type Receipt } from '@banyan/contracts/exam';
import { ContractError, RefusedError } from '@banyan/core-http';
import { refusalCode } from '@banyan/core-screen';

/**
 * Consequence of a failed call of an attempt: another window has it, it is over, nobody is logged in, these answers are
 * not accepted as they are, or it is worth another attempt.
 */
export type Outcome = 'elsewhere' | 'over' | 'signedOut' | 'unfit' | 'retry';

const fates = new Map<number, Outcome>([
  [ErrorCode.attemptElsewhere, 'elsewhere'],
  [ErrorCode.attemptOver, 'over'],
  [ErrorCode.unauthenticated, 'signedOut'],
  [ErrorCode.loggedInElsewhere, 'signedOut'],
  [ErrorCode.accountLocked, 'signedOut'],
  [ErrorCode.badRequest, 'unfit'],
]);

/** The consequence of a failure. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof ContractError && error.side === 'request') return 'unfit';
  return fates.get(refusalCode(error) ?? 0) ?? 'retry';
}

/** The receipt sent with the refusal of an attempt that is over; null when there is none. */
export function receiptOf(error: unknown): Receipt | null {
  if (!(error instanceof RefusedError)) return null;
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('receipt' in data)) return null;
  return v.parseOrNull(saveAnswers.response.entries.receipt, data.receipt);
}
