import { type CallInput, type CallOutput } from '@banyan/contracts';
import { agreement } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import type { RequestState } from '@banyan/core-session';
import { makeAutoObservable, runInAction } from 'mobx';

/** A document as headed paragraphs. */
export type AgreementText = CallOutput<typeof agreement>;
export type AgreementKind = CallInput<typeof agreement>['kind'];

export interface AgreementApi {
  read(kind: AgreementKind, options?: { readonly signal?: AbortSignal }): Promise<AgreementText>;
}

export function createAgreementApi(http: Pick<HttpClient, 'call'>): AgreementApi {
  return { read: (kind, options) => http.call(agreement, { kind }, options) };
}

/** Terms and privacy notice, one at a time; only the last request counts. */
export class AgreementStore {
  document: RequestState<AgreementText> = { state: 'idle' };
  private turn = 0;
  private readonly api: AgreementApi;

  constructor(api: AgreementApi) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'turn'>(this, { api: false, turn: false });
  }

  async load(kind: AgreementKind, signal?: AbortSignal): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.document = { state: 'loading' };
    let document: RequestState<AgreementText>;
    try {
      document = { state: 'ready', value: await this.api.read(kind, signal === undefined ? {} : { signal }) };
    } catch (error) {
      document = { state: 'failed', error };
    }
    if (turn !== this.turn || signal?.aborted === true) return;
    runInAction(() => {
      this.document = document;
    });
  }
}
