import { ErrorCode } from '@banyan/contracts';
import { refusedOrder, type OrderRefusal } from '@banyan/contracts/course';
import { refusalData } from '@banyan/core-screen';

/** Reason for refusing a purchase; null for other failures. */
export const orderRefusalOf = (error: unknown): OrderRefusal | null =>
  refusalData(error, ErrorCode.orderRefused, refusedOrder)?.refusal ?? null;
