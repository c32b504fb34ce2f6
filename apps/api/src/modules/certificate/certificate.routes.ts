import {
  certificateCredential,
  certificateDocument,
  certificateKey,
  certificateStatus,
  issuedCertificates,
  myCertificates,
  revokeCertificate,
  verifyCertificate,
} from '@banyan/contracts/training';
import { serve, serveInSteps, type Route } from '../../http/serve.ts';
import { readCredential } from './credential.service.ts';
import { listIssued } from './desk.service.ts';
import { listMine, openDocument, revoke } from './mine.service.ts';
import { readKey } from './signing.ts';
import { readStatusList } from './status.service.ts';
import { verify } from './verify.service.ts';

/** Calls of certificates. */
export const certificateRoutes: readonly Route[] = [
  serve(myCertificates, listMine),
  serveInSteps(certificateDocument, openDocument),
  serveInSteps(certificateCredential, readCredential),
  serveInSteps(certificateKey, readKey),
  serveInSteps(certificateStatus, readStatusList),
  serve(verifyCertificate, verify),
  serve(issuedCertificates, listIssued),
  serve(revokeCertificate, revoke),
];
