import { changePassword, changePhone, myPhone, readProfile, saveProfile } from '@banyan/contracts/account';
import { ownFields } from '@banyan/contracts/organisation';
import type { Api } from '@banyan/core-screen';

/** Calls about personal data. */
export const profileCalls = { read: readProfile, save: saveProfile, fields: ownFields } as const;
export type ProfileApi = Api<typeof profileCalls>;

/** Calls of a change of password. */
export const passwordCalls = { change: changePassword } as const;
export type PasswordApi = Api<typeof passwordCalls>;

/** Calls about the phone of an account. */
export const phoneCalls = { read: myPhone, change: changePhone } as const;
export type PhoneApi = Api<typeof phoneCalls>;
