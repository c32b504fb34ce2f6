import { ErrorCode } from '@banyan/contracts';
import { notSameFace, refusedFace, type FaceRefusal } from '@banyan/contracts/account';
import { refusalCode, refusalData } from '@banyan/core-screen';

/** Why a face has let nobody in. */
export type FaceLoginProblem =
  /** It is another person's. */
  | { readonly kind: 'other'; readonly triesLeft: number }
  /** This device or this face opens nothing now. */
  | { readonly kind: 'refused'; readonly refusal: FaceRefusal; readonly retryAfterS: number }
  /** The administrator has locked the account. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Outcome of an attempt; null while nothing has failed. */
export function faceLoginProblem(error: unknown): FaceLoginProblem | null {
  if (error === undefined) return null;
  const other = refusalData(error, ErrorCode.notSamePerson, notSameFace);
  if (other !== null) return { kind: 'other', triesLeft: other.triesLeft };
  const no = refusalData(error, ErrorCode.faceRefused, refusedFace);
  if (no !== null) return { kind: 'refused', refusal: no.refusal, retryAfterS: no.retryAfterS ?? 0 };
  return refusalCode(error) === ErrorCode.accountLocked ? { kind: 'locked' } : { kind: 'failed', error };
}

/** Another try may succeed: neither the device nor the account prevents it. */
export const canTryAgain = (problem: FaceLoginProblem): boolean =>
  problem.kind === 'failed' ||
  (problem.kind === 'other' && problem.triesLeft > 0) ||
  (problem.kind === 'refused' && problem.refusal === 'challengeOver');
