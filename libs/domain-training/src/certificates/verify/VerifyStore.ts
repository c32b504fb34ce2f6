import type { CallOutput } from '@banyan/contracts';
import type { verifyCertificate } from '@banyan/contracts/training';
import { apiOf, Request } from '@banyan/core-screen';
import { certificateCalls, type CertificateApi } from '../../api/certificateCalls.ts';
import type { TrainingEnvironment } from '../../training.environment.ts';

/** Looks up whether the certificate of a code is valid. */
export class VerifyStore {
  readonly found: Request<CallOutput<typeof verifyCertificate>, string>;

  constructor(api: Pick<CertificateApi, 'verify'>) {
    this.found = new Request((code, options) => api.verify({ code }, options));
  }

  leave(): void {
    this.found.clear();
  }
}

export const makeVerifyStore = ({ http }: TrainingEnvironment) => new VerifyStore(apiOf(http, certificateCalls));
