import { ErrorCode } from '@banyan/contracts';
import { type LecturerRefusal } from '@banyan/contracts/teaching';
import { Refusal } from '../../http/refusal.ts';

/** A refusal about a lecturer, with its reason. */
export const refused = (refusal: LecturerRefusal) =>
  new Refusal(ErrorCode.lecturerRefused, { data: { refusal }, reason: refusal });
