import {
  beginFaceCheck,
  beginFaceLogin,
  consentFace,
  endFaceDevice,
  enrolFace,
  faceDevices,
  faceLog,
  myFace,
  realNameAuth,
  trustFaceDevice,
  verifyFace,
} from '@banyan/contracts/account';
import type { Api } from '@banyan/core-screen';

/** Calls about faces. */
export const faceCalls = {
  mine: myFace,
  consent: consentFace,
  enrol: enrolFace,
  begin: beginFaceCheck,
  verify: verifyFace,
  log: faceLog,
  realName: realNameAuth,
  devices: faceDevices,
  trust: trustFaceDevice,
  endDevice: endFaceDevice,
} as const;

export type FaceApi = Api<typeof faceCalls>;

/** The call before a login by face. */
export const faceLoginCalls = { begin: beginFaceLogin } as const;
