import { ErrorCode } from '@banyan/contracts';
import { type OrderRefusal } from '@banyan/contracts/course';
import { Refusal } from '../../http/refusal.ts';

/** A refusal of an order, with its reason, which the log has too. */
export const refused = (refusal: OrderRefusal) =>
  new Refusal(ErrorCode.orderRefused, { data: { refusal }, reason: refusal });
