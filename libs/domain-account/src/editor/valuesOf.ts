import { keptPicture, type Profile, type ProfileInput } from '@banyan/contracts/account';

/** Initial values of the form of personal data: existing pictures stay. */
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
