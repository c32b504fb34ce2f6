import { type CallOutput, type Language } from '@banyan/contracts';
import { languageList } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import type { RequestState } from '@banyan/core-session';
import { makeAutoObservable, runInAction } from 'mobx';

/** A language by its own name. */
export type NamedLanguage = CallOutput<typeof languageList>['languages'][number];

/** Names of the languages, each in its own; they never change, so they are fetched once. */
export class LanguageStore {
  languages: RequestState<readonly NamedLanguage[]> = { state: 'idle' };
  private readonly http: HttpClient;

  constructor(http: HttpClient) {
    this.http = http;
    makeAutoObservable<this, 'http'>(this, { http: false });
  }

  /** Undefined until the server has answered. */
  nameOf(code: Language): string | undefined {
    if (this.languages.state !== 'ready') return undefined;
    return this.languages.value.find((language) => language.code === code)?.name;
  }

  /** Fetches again after a failure; meanwhile the browser's own names are shown. */
  async load(): Promise<void> {
    if (this.languages.state === 'ready' || this.languages.state === 'loading') return;
    this.languages = { state: 'loading' };
    let state: RequestState<readonly NamedLanguage[]>;
    try {
      state = { state: 'ready', value: (await this.http.call(languageList, {})).languages };
    } catch (error) {
      state = { state: 'failed', error };
    }
    runInAction(() => {
      this.languages = state;
    });
  }
}

const stores = new WeakMap<HttpClient, LanguageStore>();

/** The one store of a portal, made by the first language menu. */
export function languageStoreOf(http: HttpClient): LanguageStore {
  const store = stores.get(http) ?? new LanguageStore(http);
  stores.set(http, store);
  return store;
}
