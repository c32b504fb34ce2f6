import { readProfile, saveProfile } from '@banyan/contracts/account';

/** Calls about personal data. */
export const profileCalls = { read: readProfile, save: saveProfile } as const;
