import { ErrorCode } from '@banyan/contracts';
import { courseDetail } from '@banyan/contracts/course';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { expect, it } from 'vitest';
import { courseRefusalOf } from './courseRefusals.ts';

it.each([
  [ErrorCode.courseNotVisible, 'notVisible'],
  [ErrorCode.courseFull, 'full'],
  [ErrorCode.courseExpired, 'expired'],
  [ErrorCode.courseOffShelf, 'offShelf'],
  [ErrorCode.courseDeleted, 'deleted'],
  [ErrorCode.notFound, 'notFound'],
  [ErrorCode.internal, null],
  [ErrorCode.unauthenticated, null],
])('code %i is %s [CO-07]', (code, kind) => {
  expect(courseRefusalOf(new RefusedError(courseDetail, { code, msg: '', data: null }))).toBe(kind);
});

it('offers no buying again of what costs nothing [CO-07]', () => {
  const ended = { code: ErrorCode.courseExpired, msg: '', data: { free: true } };
  expect(courseRefusalOf(new RefusedError(courseDetail, ended))).toBe('ended');
});

it('takes a lost network for no reason of the course [CO-07]', () => {
  expect(courseRefusalOf(new NetworkError(courseDetail))).toBeNull();
});
