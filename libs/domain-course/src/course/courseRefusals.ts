import { ErrorCode } from '@banyan/contracts';
import { RefusedError } from '@banyan/core-http';
import type { DrawingName } from '@banyan/ui';
import { refusalCode } from '@banyan/core-screen';

/** Why a course does not open; `ended`: access to one that costs nothing is over. */
export type CourseRefusalKind = 'notFound' | 'notVisible' | 'full' | 'expired' | 'ended' | 'offShelf' | 'deleted';

const kinds: Readonly<Record<number, CourseRefusalKind>> = {
  [ErrorCode.notFound]: 'notFound',
  [ErrorCode.courseNotVisible]: 'notVisible',
  [ErrorCode.courseFull]: 'full',
  [ErrorCode.courseExpired]: 'expired',
  [ErrorCode.courseOffShelf]: 'offShelf',
  [ErrorCode.courseDeleted]: 'deleted',
};

/** The reason a failure stands for, null when it is another kind of failure. */
export function courseRefusalOf(error: unknown): CourseRefusalKind | null {
  const code = refusalCode(error);
  const kind = code === null ? null : (kinds[code] ?? null);
  return kind === 'expired' && isFree(error) ? 'ended' : kind;
}

/** What costs nothing cannot be bought again. */
function isFree(error: unknown): boolean {
  const data: unknown = error instanceof RefusedError ? error.data : null;
  return typeof data === 'object' && data !== null && 'free' in data && data.free === true;
}

/** Drawing of each reason. */
export const refusalDrawing: Readonly<Record<CourseRefusalKind, DrawingName>> = {
  notFound: 'lost',
  notVisible: 'gate',
  full: 'gate',
  expired: 'stump',
  ended: 'stump',
  offShelf: 'stump',
  deleted: 'lost',
};
