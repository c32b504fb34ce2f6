import { ErrorCode } from '@banyan/contracts';
import { type LecturerRefusal } from '@banyan/contracts/teaching';
import { Refusal } from '../../http/refusal.ts';

/** Nothing was done about a lecturer, and why. */
export const refused = (refusal: LecturerRefusal) =>
  new Refusal(ErrorCode.lecturerRefused, { data: { refusal }, reason: refusal });
