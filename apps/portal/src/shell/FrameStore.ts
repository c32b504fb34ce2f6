import { type CallOutput } from '@banyan/contracts';
import { navigation, portalComponents } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import type { RequestState, SessionView } from '@banyan/core-session';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';

/** Entry of the top navigation. */
export type NavigationItem = CallOutput<typeof navigation>['items'][number];
/** Texts and links around the pages. */
export type PortalTexts = CallOutput<typeof portalComponents>;
/** The calls of header and footer; an interface, so that stories and tests pass a fake. */
export interface FrameApi {
  navigation(): Promise<readonly NavigationItem[]>;
  texts(): Promise<PortalTexts>;
}

export function createFrameApi(http: HttpClient): FrameApi {
  return {
    navigation: async () => (await http.call(navigation, {})).items,
    texts: () => http.call(portalComponents, {}),
  };
}

type Part = 'navigation' | 'texts';

/** Data of the frame around the screens. Each part has its own state; the display stays while it is fetched again. */
export class FrameStore {
  navigation: RequestState<readonly NavigationItem[]> = { state: 'idle' };
  texts: RequestState<PortalTexts> = { state: 'idle' };
  private turns: Record<Part, number> = { navigation: 0, texts: 0 };
  private readonly api: FrameApi;

  constructor(api: FrameApi) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'turns'>(this, {
      ...{ api: false, turns: false },
      ...{ navigation: observableRef, texts: observableRef },
    });
  }

  /** Fetches the displayed parts again, for another person or language; parts that nobody requested are not fetched. */
  async refresh(): Promise<void> {
    await Promise.all([
      this.navigation.state === 'idle' ? undefined : this.loadNavigation(),
      this.texts.state === 'idle' ? undefined : this.loadTexts(),
    ]);
  }

  /** Called by the header: its first screen fetches it. */
  async needNavigation(): Promise<void> {
    if (this.navigation.state === 'idle') await this.loadNavigation();
  }

  /** Called by the footer: its first screen fetches it. */
  async needTexts(): Promise<void> {
    if (this.texts.state === 'idle') await this.loadTexts();
  }

  async loadNavigation(): Promise<void> {
    await this.fetch(
      'navigation',
      () => this.api.navigation(),
      (state) => (this.navigation = state),
    );
  }

  async loadTexts(): Promise<void> {
    await this.fetch(
      'texts',
      () => this.api.texts(),
      (state) => (this.texts = state),
    );
  }

  /** Sets the state of one part; an answer to an older call is dropped. */
  private async fetch<T>(part: Part, ask: () => Promise<T>, set: (state: RequestState<T>) => void): Promise<void> {
    this.turns[part] += 1;
    const turn = this.turns[part];
    if (this[part].state !== 'ready') set({ state: 'loading' });
    let state: RequestState<T>;
    try {
      state = { state: 'ready', value: await ask() };
    } catch (error) {
      state = { state: 'failed', error };
    }
    if (turn === this.turns[part]) runInAction(() => set(state));
  }
}

const stores = new WeakMap<HttpClient, FrameStore>();

/**
 * The one store of a portal. It is created by the first screen with a frame, so that a login page does not load it, and
 * fetches again after a login, a logout, and a change of language.
 */
export function frameStoreOf(portal: { readonly http: HttpClient; readonly session: SessionView }): FrameStore {
  const known = stores.get(portal.http);
  if (known !== undefined) return known;
  const store = new FrameStore(createFrameApi(portal.http));
  stores.set(portal.http, store);
  reaction(
    () => ({ who: portal.session.userId, language: portal.session.language }),
    (now, before) => {
      // A logged-out person sees another screen next, which fetches the visitor's data.
      if (now.who === null && now.language === before.language) return;
      void store.refresh();
    },
    { equals: (a, b) => a.who === b.who && a.language === b.language },
  );
  return store;
}
