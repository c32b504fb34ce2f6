import { ErrorCode } from '@banyan/contracts';
import type { DrawingName } from '@banyan/ui';
import { refusalCode } from '@banyan/core-screen';

/** Why a course does not open [CO-07]. */
export type CourseRefusalKind = 'notFound' | 'notVisible' | 'full' | 'expired' | 'offShelf' | 'deleted';

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
  return code === null ? null : (kinds[code] ?? null);
}

/** Drawing of each reason. */
export const refusalDrawing: Readonly<Record<CourseRefusalKind, DrawingName>> = {
  notFound: 'lost',
  notVisible: 'gate',
  full: 'gate',
  expired: 'stump',
  offShelf: 'stump',
  deleted: 'lost',
};
