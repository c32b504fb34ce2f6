import { ErrorCode } from '@banyan/contracts';
import { login } from '@banyan/contracts/account';
import { NetworkError, RefusedError, TimeoutError } from '@banyan/core-http';
import { expect, it } from 'vitest';
import { initialPasswordTicket, loginProblem } from './loginErrors.ts';

const refused = (code: number, data: unknown = {}) => new RefusedError(login, { code, msg: 'server words', data });

it.each([
  [ErrorCode.wrongCredentials, 'wrongCredentials'],
  [ErrorCode.accountLocked, 'accountLocked'],
  [ErrorCode.illegalRequest, 'illegalRequest'],
  [ErrorCode.wrongIdNumber, 'wrongIdNumber'],
  [ErrorCode.notSamePerson, 'notSamePerson'],
  [ErrorCode.weakPassword, 'weakPassword'],
  [ErrorCode.unauthenticated, 'ticketExpired'],
  [ErrorCode.busy, 'busy'],
  [ErrorCode.internal, 'unknown'],
])('tells code %i apart [SE-16]', (code, key) => {
  expect(loginProblem(refused(code))).toEqual({ key });
});

it('says for how many minutes to wait, rounded up [SE-16]', () => {
  expect(loginProblem(refused(ErrorCode.loginTooFrequent, { retryAfterS: 61 }))).toEqual({
    key: 'tooFrequent',
    count: 2,
  });
});

it('tells a lost line from a slow server [SE-16]', () => {
  expect(loginProblem(new NetworkError(login)).key).toBe('offline');
  expect(loginProblem(new TimeoutError(login, 20_000)).key).toBe('timeout');
});

it('takes the ticket of an initial password and of nothing else [SE-05]', () => {
  expect(initialPasswordTicket(refused(ErrorCode.initialPassword, { ticket: 'abc' }))).toBe('abc');
  expect(initialPasswordTicket(refused(ErrorCode.wrongCredentials, { ticket: 'abc' }))).toBeNull();
});
