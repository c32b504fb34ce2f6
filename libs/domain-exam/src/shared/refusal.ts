import { ErrorCode } from '@banyan/contracts';
import { refusalCode } from '@banyan/core-screen';

/** Why a screen about an exam does not open. */
export type ExamRefusalKind = 'notFound' | 'notVisible' | 'closed';

const kinds: Readonly<Record<number, ExamRefusalKind>> = {
  [ErrorCode.notFound]: 'notFound',
  [ErrorCode.examNotVisible]: 'notVisible',
  [ErrorCode.examClosed]: 'closed',
};

/** The reason of a refusal, null for another kind of failure. */
export function examRefusalOf(error: unknown): ExamRefusalKind | null {
  return kinds[refusalCode(error) ?? 0] ?? null;
}
