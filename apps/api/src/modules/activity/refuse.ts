import { ErrorCode } from '@banyan/contracts';
import { type ActivityRefusal } from '@banyan/contracts/training';
import { Refusal } from '../../http/refusal.ts';

/** The refusal of an act, with its reason; `distance` in metres goes with `tooFar`, `retryAfterS` with `tries`. */
export const refused = (
  refusal: ActivityRefusal,
  more: { readonly distance?: number; readonly retryAfterS?: number } = {},
) => new Refusal(ErrorCode.conflict, { data: { refusal, ...more } });
