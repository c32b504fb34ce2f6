import {
  askDeletion,
  copyPolling,
  decideDeletion,
  deletionCases,
  giveConsent,
  prepareCopy,
  privacyOverview,
  withdrawDeletion,
} from '@banyan/contracts/account';
import type { Api } from '@banyan/core-screen';

/** Calls about the viewer's own data. */
export const privacyCalls = {
  overview: privacyOverview,
  consent: giveConsent,
  prepare: prepareCopy,
  copy: copyPolling,
  ask: askDeletion,
  withdraw: withdrawDeletion,
} as const;
export type PrivacyApi = Api<typeof privacyCalls>;

/** Calls of the review desk. */
export const deletionDeskCalls = { list: deletionCases, decide: decideDeletion } as const;
export type DeletionDeskApi = Api<typeof deletionDeskCalls>;
