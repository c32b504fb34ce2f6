import { keptPicture, type Profile, type ProfileInput } from '@banyan/contracts/account';

/** Personal data as the form begins with them: pictures that are there stay. */
export function valuesOf({ nickname, realName, idNumber, email, avatar, idPhoto }: Profile): ProfileInput {
  return {
    nickname,
    realName,
    idNumber,
    email,
    avatar: avatar === '' ? '' : keptPicture,
    idPhoto: idPhoto === '' ? '' : keptPicture,
  };
}
