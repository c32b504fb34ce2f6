import { ErrorCode } from '@banyan/contracts';
import { refusedExchange, type MallRefusal } from '@banyan/contracts/mall';
import { refusalData } from '@banyan/core-screen';

/** Reason of a refusal by the mall; null for another kind of failure. */
export const mallRefusalOf = (error: unknown): MallRefusal | null =>
  refusalData(error, ErrorCode.mallRefused, refusedExchange)?.refusal ?? null;
