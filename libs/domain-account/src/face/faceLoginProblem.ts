import { ErrorCode } from '@banyan/contracts';
import { notSameFace, refusedFace, type FaceRefusal } from '@banyan/contracts/account';
import { refusalCode, refusalData } from '@banyan/core-screen';

/** Reason for a failed login by face. */
export type FaceLoginProblem =
  /** The face is another person's. */
  | { readonly kind: 'other'; readonly triesLeft: number }
  /** This device or this face cannot log in now. */
  | { readonly kind: 'refused'; readonly refusal: FaceRefusal; readonly retryAfterS: number }
  /** The administrator has locked the account. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The reason for a failed attempt; null when nothing has failed. */
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
