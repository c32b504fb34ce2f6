import { ErrorCode } from '@banyan/contracts';
import { type MallRefusal } from '@banyan/contracts/mall';
import { Refusal } from '../../http/refusal.ts';

/** A refusal of the mall, with its reason. */
export const refused = (refusal: MallRefusal) => new Refusal(ErrorCode.mallRefused, { data: { refusal } });
