import { beginFaceCheck, consentFace, enrolFace, faceLog, myFace, realNameAuth, verifyFace } from '@banyan/contracts';
import type { Api } from '@banyan/core-screen';

/** What faces ask the server. */
export const faceCalls = {
  mine: myFace,
  consent: consentFace,
  enrol: enrolFace,
  begin: beginFaceCheck,
  verify: verifyFace,
  log: faceLog,
  realName: realNameAuth,
} as const;

export type FaceApi = Api<typeof faceCalls>;
