import { ErrorCode } from '@banyan/contracts';
import { NetworkError, RefusedError, TimeoutError } from '@banyan/core-http';
import { OtherPersonError } from '@banyan/core-session';

/** Message of a failed login: a key below `login.errors`, and the minutes to wait, if any. */
export interface LoginProblem {
  readonly key: string;
  readonly count?: number;
}

const keys = new Map<number, string>([
  [ErrorCode.wrongCredentials, 'wrongCredentials'],
  [ErrorCode.accountLocked, 'accountLocked'],
  [ErrorCode.illegalRequest, 'illegalRequest'],
  [ErrorCode.busy, 'busy'],
  [ErrorCode.unavailable, 'busy'],
  [ErrorCode.wrongIdNumber, 'wrongIdNumber'],
  [ErrorCode.notSamePerson, 'notSamePerson'],
  [ErrorCode.weakPassword, 'weakPassword'],
  // A login needs no session: the expired one is the ticket for a new password.
  [ErrorCode.unauthenticated, 'ticketExpired'],
]);
const waits = new Set<number>([ErrorCode.loginTooFrequent, ErrorCode.tooFrequent]);

const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;

export function loginProblem(error: unknown): LoginProblem {
  if (error instanceof NetworkError) return { key: 'offline' };
  if (error instanceof TimeoutError) return { key: 'timeout' };
  if (error instanceof OtherPersonError) return { key: 'otherPerson' };
  if (!(error instanceof RefusedError)) return { key: 'unknown' };
  if (waits.has(error.code)) {
    const seconds = Number(field(error.data, 'retryAfterS') ?? 60);
    return { key: 'tooFrequent', count: Math.max(1, Math.ceil(seconds / 60)) };
  }
  return { key: keys.get(error.code) ?? 'unknown' };
}

/** The ticket for replacing an initial password, null for any other refusal. */
export function initialPasswordTicket(error: unknown): string | null {
  if (!(error instanceof RefusedError) || error.code !== ErrorCode.initialPassword) return null;
  const ticket = field(error.data, 'ticket');
  return typeof ticket === 'string' ? ticket : null;
}

/** Reason why nobody can log in to the enterprise, as a code of /prompt; null for any other refusal. */
export function shutCode(error: unknown): number | null {
  if (!(error instanceof RefusedError) || error.code !== ErrorCode.enterpriseClosed) return null;
  const access = field(error.data, 'access');
  return typeof access === 'number' ? access : null;
}
