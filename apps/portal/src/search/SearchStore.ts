import { type CallOutput } from '@banyan/contracts';
import {
  learnerKinds,
  searchFind,
  searchForget,
  searchHome,
  searchRemember,
  type SearchHit,
  type SearchKind,
} from '@banyan/contracts/account';
import { Action, PagedList, Request, type Api } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';

export const searchCalls = {
  find: searchFind,
  home: searchHome,
  remember: searchRemember,
  forget: searchForget,
} as const;

type Home = CallOutput<typeof searchHome>;
/** Hits of a kind, page by page. */
export type HitList = PagedList<SearchHit, string, CallOutput<typeof searchFind>>;

/** Search results, each kind by itself: a failed one leaves the others. */
export class SearchStore {
  readonly home: Request<Home>;
  readonly forget: Action<{ readonly keyword: string }, Pick<Home, 'history'>>;
  private readonly lists: ReadonlyMap<SearchKind, HitList>;
  private readonly api: Api<typeof searchCalls>;
  /** The shown kinds: those of the domains that this reader can open. */
  kinds: readonly SearchKind[] = [];
  /** The search words; empty before the first search. */
  words = '';
  private remembering: Promise<void> = Promise.resolve();
  private searches = 0;

  constructor(api: Api<typeof searchCalls>, kinds: readonly SearchKind[]) {
    this.api = api;
    this.home = new Request((_, options) => api.home({}, options));
    this.forget = new Action(
      async (input, options) => {
        // A search that is still being saved would reappear after it was deleted.
        await this.remembering;
        return api.forget(input, options);
      },
      {
        of: ({ keyword }) => keyword,
        done: ({ history }) => this.keep(history),
      },
    );
    this.lists = new Map(kinds.map((kind) => [kind, this.listOf(kind)]));
    makeAutoObservable<this, 'lists' | 'api' | 'remembering' | 'searches'>(this, {
      home: false,
      forget: false,
      lists: false,
      api: false,
      remembering: false,
      searches: false,
    });
  }

  /** Searches for these words, and keeps them for a logged-in person. */
  show(words: string, loggedIn: boolean): void {
    this.kinds = [...this.lists.keys()].filter((kind) => loggedIn || !learnerKinds.includes(kind));
    const anew = words !== this.words;
    this.words = words;
    if (words === '') {
      this.lists.forEach((list) => list.leave());
      void this.home.show();
      return;
    }
    for (const kind of this.kinds) {
      const list = this.lists.get(kind);
      if (anew || list?.state !== 'ready') void list?.show(words);
    }
    this.remembering = this.rememberThis(words, loggedIn);
  }

  list(kind: SearchKind): HitList {
    const list = this.lists.get(kind);
    if (list === undefined) throw new Error(`no ${kind}`);
    return list;
  }

  /** Number of hits of a kind; null while unknown. */
  totalOf(kind: SearchKind): number | null {
    const { latest, state } = this.list(kind);
    return state === 'ready' ? (latest?.total ?? 0) : null;
  }

  /** Number of hits of all kinds that have answered. */
  get total(): number {
    return this.kinds.reduce((sum, kind) => sum + (this.totalOf(kind) ?? 0), 0);
  }

  /** Whether every kind has answered, or failed. */
  get settled(): boolean {
    return this.kinds.every((kind) => ['ready', 'failed'].includes(this.list(kind).state));
  }

  /** Whether every kind has answered without hits. */
  get nothing(): boolean {
    return this.kinds.every((kind) => this.totalOf(kind) === 0);
  }

  /** The word searched in place of a mistyped one; null if the typed one was searched. */
  get meant(): string | null {
    for (const kind of this.kinds) {
      const { latest, state } = this.list(kind);
      if (state === 'ready' && latest !== null && latest.items.length > 0 && latest.words !== this.words)
        return latest.words;
    }
    return null;
  }

  leave(): void {
    this.home.leave();
    this.lists.forEach((list) => list.leave());
  }

  /** A search that cannot be saved is still a success. */
  private async rememberThis(words: string, loggedIn: boolean): Promise<void> {
    const home = this.home.show();
    this.searches += 1;
    const { searches } = this;
    if (!loggedIn) return;
    try {
      const { history } = await this.api.remember({ keyword: words });
      await home;
      // A later search has a newer list.
      if (searches === this.searches) this.keep(history);
    } catch {
      // The results are shown all the same.
    }
  }

  private keep(history: readonly string[]): void {
    const { value } = this.home;
    if (value !== null) this.home.set({ ...value, history: [...history] });
  }

  private listOf(kind: SearchKind): HitList {
    return new PagedList(
      (q, cursor, options) => this.api.find(cursor === '' ? { of: kind, q } : { of: kind, q, cursor }, options),
      { id: ({ id }) => id },
    );
  }
}
