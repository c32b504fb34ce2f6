import type { Consent, DataCopy, Deletion, PrivacyOverview } from '@banyan/contracts/account';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import type { AccountEnvironment } from '../account.environment.ts';
import { privacyCalls, type PrivacyApi } from '../api/privacyCalls.ts';

/** The data kept about the viewer, and the viewer's actions on them. */
export class PrivacyStore {
  readonly overview: Request<PrivacyOverview>;
  readonly prepare: Action<void, DataCopy>;
  readonly consent: Action<Pick<Consent, 'kind' | 'given'> & { readonly kind: 'analytics' }, Consent>;
  readonly ask: Action<string, Deletion>;
  readonly withdraw: Action<void, Deletion>;
  /** Unsent reason for closing the account. */
  reason = '';
  readonly #api: PrivacyApi;

  constructor(api: PrivacyApi) {
    this.#api = api;
    this.overview = new Request((_, options) => api.overview({}, options));
    this.prepare = new Action((_, options) => api.prepare({}, options), { done: (copy) => this.change({ copy }) });
    this.consent = new Action(({ given, kind }, options) => api.consent({ kind, given: given ? 'Y' : 'N' }, options), {
      done: (consent) => {
        const before = this.overview.value?.consents ?? [];
        this.change({ consents: before.map((one) => (one.kind === consent.kind ? consent : one)) });
      },
    });
    this.ask = new Action((reason, options) => api.ask({ reason }, options), {
      done: (deletion) => {
        this.write('');
        this.change({ deletion });
      },
    });
    this.withdraw = new Action((_, options) => api.withdraw({}, options), {
      done: (deletion) => this.change({ deletion }),
    });
    makeAutoObservable(this, { overview: false, prepare: false, consent: false, ask: false, withdraw: false });
  }

  /** Whether a copy is being made. */
  get waiting(): boolean {
    return this.overview.value?.copy?.state === 'waiting';
  }

  write(reason: string): void {
    this.reason = reason;
  }

  /** Asks for the state of the copy; a failed request is repeated with the next turn. */
  async poll(): Promise<void> {
    try {
      const { copy } = await this.#api.copy({});
      this.change({ copy });
    } catch {
      // The next turn polls again.
    }
  }

  private change(part: Partial<PrivacyOverview>): void {
    const { value } = this.overview;
    if (value !== null) this.overview.set({ ...value, ...part });
  }
}

export const makePrivacyStore = ({ http }: AccountEnvironment) => new PrivacyStore(apiOf(http, privacyCalls));
