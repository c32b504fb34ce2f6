import { ErrorCode } from '@banyan/contracts';
import { refusedOrder, type OrderRefusal } from '@banyan/contracts/course';
import { refusalData } from '@banyan/core-screen';

/** Why buying was refused; null when it is another kind of failure. */
export const orderRefusalOf = (error: unknown): OrderRefusal | null =>
  refusalData(error, ErrorCode.orderRefused, refusedOrder)?.refusal ?? null;
