import { readProfile, saveProfile } from '@banyan/contracts/account';

/** What personal data ask the server. */
export const profileCalls = { read: readProfile, save: saveProfile } as const;
