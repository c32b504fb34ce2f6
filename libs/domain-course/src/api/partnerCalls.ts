import { partnerPage, partnerTypeList, sendLead } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** One partner, and being interested in one. */
export const partnerCalls = { page: partnerPage, send: sendLead } as const;
export type PartnerApi = Api<typeof partnerCalls>;

/** Which partners there are. */
export const partnerTypeCalls = { types: partnerTypeList } as const;
