import type { CertificateForm, CertificateState, OwnCertificate } from '@banyan/contracts/training';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { certificateCalls, type CertificateApi } from '../../api/certificateCalls.ts';
import type { TrainingEnvironment } from '../../training.environment.ts';

type Ask = { readonly id: number; readonly form: CertificateForm };

/** Certificates of the learner, and their documents. */
export class MyCertificatesStore {
  readonly mine: Request<readonly OwnCertificate[]>;
  readonly document: Action<Ask, { readonly url: string }>;
  readonly credential: Action<number, { readonly jwt: string }>;
  #url: string | null = null;
  #jwt: string | null = null;

  constructor(api: Omit<CertificateApi, 'verify'>) {
    this.mine = new Request(async (_, options) => (await api.mine({}, options)).items);
    this.document = new Action((input, options) => api.document(input, options), {
      of: ({ id }) => id,
      done: ({ url }) => (this.#url = url),
    });
    this.credential = new Action((id, options) => api.credential({ id }, options), {
      of: (id) => id,
      done: ({ jwt }) => (this.#jwt = jwt),
    });
    makeAutoObservable(this, { mine: false, document: false, credential: false });
  }

  /** How many there are in each state. */
  get counts(): Readonly<Record<CertificateState | 'all', number>> {
    const all = this.mine.value ?? [];
    const of = (state: CertificateState) => all.filter((one) => one.state === state).length;
    return {
      all: all.length,
      valid: of('valid'),
      expiring: of('expiring'),
      expired: of('expired'),
      revoked: of('revoked'),
    };
  }

  /** Valid certificates; among those that expire soon, the soonest first. */
  holding(state: CertificateState | 'all'): readonly OwnCertificate[] {
    return this.shown(state).filter((one) => one.state === 'valid' || one.state === 'expiring');
  }

  /** Certificates that are no longer valid. */
  past(state: CertificateState | 'all'): readonly OwnCertificate[] {
    return this.shown(state).filter((one) => one.state === 'expired' || one.state === 'revoked');
  }

  /** The certificate that needs an action: it expires soon and nothing has replaced it. */
  get pressing(): OwnCertificate | null {
    const soon = (this.mine.value ?? []).filter((one) => one.state === 'expiring' && !one.renewed);
    return [...soon].sort((a, b) => (a.expiresAt ?? 0) - (b.expiresAt ?? 0))[0] ?? null;
  }

  /** Address of a document; null when it could not be fetched, `document` says why. */
  async addressOf(ask: Ask): Promise<string | null> {
    return (await this.document.run(ask)) ? this.#url : null;
  }

  /** The signed credential; null when it could not be fetched. */
  async badgeOf(id: number): Promise<string | null> {
    return (await this.credential.run(id)) ? this.#jwt : null;
  }

  leave(): void {
    this.mine.leave();
  }

  private shown(state: CertificateState | 'all'): readonly OwnCertificate[] {
    return (this.mine.value ?? []).filter((one) => state === 'all' || one.state === state);
  }
}

export const makeMyCertificatesStore = ({ http }: TrainingEnvironment) =>
  new MyCertificatesStore(apiOf(http, certificateCalls));
