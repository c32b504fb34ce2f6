import { endSupport, grantSupport, supportList } from '@banyan/contracts/account';
import type { Api } from '@banyan/core-screen';

/** Calls of an administrator who grants support access. */
export const assistCalls = { list: supportList, grant: grantSupport, end: endSupport } as const;
export type AssistApi = Api<typeof assistCalls>;
