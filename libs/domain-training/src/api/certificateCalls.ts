import {
  certificateCredential,
  certificateDocument,
  issuedCertificates,
  myCertificates,
  revokeCertificate,
  verifyCertificate,
} from '@banyan/contracts/training';
import type { Api } from '@banyan/core-screen';

/** Certificates. */
export const certificateCalls = {
  mine: myCertificates,
  document: certificateDocument,
  credential: certificateCredential,
  verify: verifyCertificate,
  issued: issuedCertificates,
  revoke: revokeCertificate,
} as const;

export type CertificateApi = Api<typeof certificateCalls>;
