import type { CallInput, CallOutput } from '@banyan/contracts';
import type { IssuedCertificate, revokeCertificate } from '@banyan/contracts/training';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable, observable } from 'mobx';
import { certificateCalls, type CertificateApi } from '../../api/certificateCalls.ts';
import type { TrainingEnvironment } from '../../training.environment.ts';

/** Certificates of the enterprise at the review desk, and their revocation. */
export class CertificatesDeskStore {
  readonly list: PagedList<IssuedCertificate, string>;
  readonly revoke: Action<CallInput<typeof revokeCertificate>, CallOutput<typeof revokeCertificate>>;
  /** Typed reasons of revocations that are open and not sent. */
  readonly reasons = observable.map<number, string>();

  constructor(api: Pick<CertificateApi, 'issued' | 'revoke'>) {
    this.list = new PagedList((keyword, cursor, options) => api.issued({ keyword, cursor }, options), {
      id: ({ id }) => id,
    });
    this.revoke = new Action((input, options) => api.revoke(input, options), {
      of: ({ id }) => id,
      done: ({ revokedAt }, { id, reason }) => {
        this.reasons.delete(id);
        const row = this.list.rows.find((one) => one.id === id);
        if (row !== undefined) this.list.replace({ ...row, state: 'revoked', revokedAt, reason });
      },
    });
    makeAutoObservable(this, { list: false, revoke: false, reasons: false });
  }

  show(keyword: string): void {
    void this.list.show(keyword);
  }

  leave(): void {
    this.list.leave();
  }

  /** A reason is typed and not sent. */
  get dirty(): boolean {
    return [...this.reasons.values()].some((reason) => reason.trim() !== '');
  }

  /** Opens the form of a revocation. */
  begin(id: number): void {
    this.write(id, this.reasons.get(id) ?? '');
  }

  write(id: number, reason: string): void {
    this.reasons.set(id, reason);
  }

  cancel(id: number): void {
    this.reasons.delete(id);
    this.revoke.dismiss(id);
  }
}

export const makeCertificatesDesk = ({ http }: TrainingEnvironment) =>
  new CertificatesDeskStore(apiOf(http, certificateCalls));
