import { ErrorCode } from '@banyan/contracts';
import { refusedCode } from '@banyan/contracts/course';
import { refusalData } from '@banyan/core-screen';

/** Why a code opens nothing; null when it is another kind of failure. */
export const codeRefusalOf = (error: unknown) => refusalData(error, ErrorCode.codeRefused, refusedCode);
