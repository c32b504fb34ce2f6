import {
  certificateCredential,
  certificateDocument,
  certificateKey,
  myCertificates,
  revokeCertificate,
  verifyCertificate,
} from '@banyan/contracts/training';
import { serve, serveInSteps, type Route } from '../../http/serve.ts';
import { readCredential, readKey } from './credential.service.ts';
import { listMine, openDocument, revoke } from './mine.service.ts';
import { verify } from './verify.service.ts';

/** Calls of certificates. */
export const certificateRoutes: readonly Route[] = [
  serve(myCertificates, listMine),
  serveInSteps(certificateDocument, openDocument),
  serveInSteps(certificateCredential, readCredential),
  serveInSteps(certificateKey, readKey),
  serve(verifyCertificate, verify),
  serve(revokeCertificate, revoke),
];
