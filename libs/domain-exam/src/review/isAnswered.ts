import { ErrorCode } from '@banyan/contracts';
import { refusalCode } from '@banyan/core-screen';

/** Whether somebody else has answered meanwhile. */
export const isAnswered = (failure: unknown) => refusalCode(failure) === ErrorCode.conflict;
