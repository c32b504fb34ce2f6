import {
  certificateCredential,
  certificateDocument,
  myCertificates,
  verifyCertificate,
} from '@banyan/contracts/training';
import type { Api } from '@banyan/core-screen';

/** Certificates. */
export const certificateCalls = {
  mine: myCertificates,
  document: certificateDocument,
  credential: certificateCredential,
  verify: verifyCertificate,
} as const;

export type CertificateApi = Api<typeof certificateCalls>;
