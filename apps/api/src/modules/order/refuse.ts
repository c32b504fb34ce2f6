import { ErrorCode, type OrderRefusal } from '@banyan/contracts';
import { Refusal } from '../../http/refusal.ts';

/** A no to an order, with its reason, which the log has too [PY-01]. */
export const refused = (refusal: OrderRefusal) =>
  new Refusal(ErrorCode.orderRefused, { data: { refusal }, reason: refusal });
