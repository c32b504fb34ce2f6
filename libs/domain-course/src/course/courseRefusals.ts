import { ErrorCode } from '@banyan/contracts';
import { RefusedError } from '@banyan/core-http';
import type { DrawingName } from '@banyan/ui';
import { refusalCode } from '@banyan/core-screen';

/** Reasons why a course does not open; `ended`: access to a free course is over. */
export type CourseRefusalKind = 'notFound' | 'notVisible' | 'full' | 'expired' | 'ended' | 'offShelf' | 'deleted';

const kinds: Readonly<Record<number, CourseRefusalKind>> = {
  [ErrorCode.notFound]: 'notFound',
  [ErrorCode.courseNotVisible]: 'notVisible',
  [ErrorCode.courseFull]: 'full',
  [ErrorCode.courseExpired]: 'expired',
  [ErrorCode.courseOffShelf]: 'offShelf',
  [ErrorCode.courseDeleted]: 'deleted',
};

/** Reason of a failure; null for other kinds of failure. */
export function courseRefusalOf(error: unknown): CourseRefusalKind | null {
  const code = refusalCode(error);
  const kind = code === null ? null : (kinds[code] ?? null);
  return kind === 'expired' && isFree(error) ? 'ended' : kind;
}

/** A free course cannot be bought again. */
function isFree(error: unknown): boolean {
  const data: unknown = error instanceof RefusedError ? error.data : null;
  return typeof data === 'object' && data !== null && 'free' in data && data.free === true;
}

/** Drawing for each reason. */
export const refusalDrawing: Readonly<Record<CourseRefusalKind, DrawingName>> = {
  notFound: 'lost',
  notVisible: 'gate',
  full: 'gate',
  expired: 'stump',
  ended: 'stump',
  offShelf: 'stump',
  deleted: 'lost',
};
