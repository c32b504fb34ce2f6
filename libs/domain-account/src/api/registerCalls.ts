import { birthdayTypeList, departmentTree } from '@banyan/contracts/account';

/** Choices of the registration form. */
export const registerCalls = { departments: departmentTree, birthdays: birthdayTypeList } as const;
