import { ErrorCode } from '@banyan/contracts';
import { RefusedError } from '@banyan/core-http';
import { refusalCode } from '@banyan/core-screen';

/** Whether the server refused because study continues elsewhere. */
export const isStudyingElsewhere = (error: unknown) => refusalCode(error) === ErrorCode.studyingElsewhere;

/** Name of the refused course, in the viewer's language; null for none. */
export function refusedCourseName(error: unknown): string | null {
  const data: unknown = error instanceof RefusedError ? error.data : null;
  if (typeof data !== 'object' || data === null || !('courseName' in data)) return null;
  return typeof data.courseName === 'string' ? data.courseName : null;
}

const lost = new Set<number>([
  ErrorCode.badRequest,
  ErrorCode.notFound,
  ErrorCode.courseDeleted,
  ErrorCode.chapterLocked,
]);
const later = new Set<number>([
  ErrorCode.unauthenticated,
  ErrorCode.courseExpired,
  ErrorCode.courseFull,
  ErrorCode.courseNotVisible,
  ErrorCode.courseOffShelf,
  ErrorCode.accountLocked,
]);

/**
 * Fate of unacknowledged study. `drop`: it will never be accepted. `keep`: access may return, so it waits for the next
 * start. `retry`: it can be sent again.
 */
export function outcomeOfReport(error: unknown): 'drop' | 'keep' | 'elsewhere' | 'retry' {
  const code = refusalCode(error);
  if (code === null) return 'retry';
  if (code === ErrorCode.studyingElsewhere) return 'elsewhere';
  if (lost.has(code)) return 'drop';
  return later.has(code) ? 'keep' : 'retry';
}
