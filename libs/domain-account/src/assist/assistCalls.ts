import { endSupport, grantSupport, supportList } from '@banyan/contracts/account';

/** Calls of an administrator who grants support access. */
export const assistCalls = { list: supportList, grant: grantSupport, end: endSupport } as const;
