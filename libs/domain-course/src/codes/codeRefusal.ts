import { ErrorCode } from '@banyan/contracts';
import { refusedCode } from '@banyan/contracts/course';
import { refusalData } from '@banyan/core-screen';

/** Reason for refusing a code; null for other failures. */
export const codeRefusalOf = (error: unknown) => refusalData(error, ErrorCode.codeRefused, refusedCode);
