import { ErrorCode } from '@banyan/contracts';
import { type CodeRefusal } from '@banyan/contracts/course';
import { Refusal } from '../../http/refusal.ts';

/** A refusal of a code, with its reason, which the log has too. */
export const refused = (refusal: CodeRefusal, retryAfterS?: number) =>
  new Refusal(ErrorCode.codeRefused, {
    data: retryAfterS === undefined ? { refusal } : { refusal, retryAfterS },
    reason: refusal,
  });
