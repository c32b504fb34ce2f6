import { ErrorCode } from '@banyan/contracts';
import { type FaceRefusal } from '@banyan/contracts/account';
import { Refusal } from '../../http/refusal.ts';

/** A refusal of a face action, with its reason, which the log has too. */
export const refused = (refusal: FaceRefusal, retryAfterS?: number) =>
  new Refusal(ErrorCode.faceRefused, {
    data: retryAfterS === undefined ? { refusal } : { refusal, retryAfterS },
    reason: refusal,
  });
