import { ErrorCode } from '@banyan/contracts';
import { type RoomRefusal } from '@banyan/contracts/live';
import { Refusal } from '../../http/refusal.ts';

/** Refusal of a change in a room, with its reason. */
export const refused = (refusal: RoomRefusal) =>
  new Refusal(ErrorCode.roomRefused, { data: { refusal }, reason: refusal });
