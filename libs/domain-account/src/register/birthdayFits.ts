import { isBirthday, type BirthdayType } from '@banyan/contracts/account';

/** Whether there is such a day; an empty one is valid. The server knows the enterprise’s today. */
export const birthdayFits = (type: BirthdayType, typed: string): boolean =>
  typed === '' || isBirthday(type, typed, new Date().toISOString().slice(0, 10));
