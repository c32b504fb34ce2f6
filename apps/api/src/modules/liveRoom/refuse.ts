import { ErrorCode } from '@banyan/contracts';
import { type RoomRefusal } from '@banyan/contracts/live';
import { Refusal } from '../../http/refusal.ts';

/** Nothing was done in a room, and why. */
export const refused = (refusal: RoomRefusal) =>
  new Refusal(ErrorCode.roomRefused, { data: { refusal }, reason: refusal });
