import { partnerPage, partnerTypeList, sendLead } from '@banyan/contracts/course';
import type { Api } from '@banyan/core-screen';

/** One partner, and enquiries about it. */
export const partnerCalls = { page: partnerPage, send: sendLead } as const;
export type PartnerApi = Api<typeof partnerCalls>;

/** Partners by kind. */
export const partnerTypeCalls = { types: partnerTypeList } as const;
