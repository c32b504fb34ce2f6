import { ErrorCode, type ActivityRefusal } from '@banyan/contracts';
import { Refusal } from '../../http/refusal.ts';

/** The refusal of an act, with its reason; `distance` in metres goes with `tooFar`. */
export const refused = (refusal: ActivityRefusal, distance?: number) =>
  new Refusal(ErrorCode.conflict, { data: distance === undefined ? { refusal } : { refusal, distance } });
