import { type CallOutput } from '@banyan/contracts';
import {
  feedInput,
  feedQuery,
  type CommunityHome,
  type FeedQuery,
  type PostCard,
  type postFeed,
  type PostKind,
} from '@banyan/contracts/community';
import { Action, apiOf, LatestCall, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { feedCalls, postCalls, type FeedApi, type PostApi } from '../api/communityCalls.ts';
import type { CommunityEnvironment } from '../community.environment.ts';
import { praising } from '../shared/Praising.ts';

/** A feed of topics or questions, with the panels beside it; new posts of others are announced. */
export class FeedStore {
  readonly list: PagedList<PostCard, FeedQuery, CallOutput<typeof postFeed>>;
  readonly home: Request<CommunityHome>;
  readonly praise: ReturnType<typeof praising>;
  /** Withdraws an own post that is not approved yet. */
  readonly remove: Action<number>;
  /** Number of posts by others since the feed was read. */
  fresh = 0;
  readonly kind: PostKind;
  readonly #api: FeedApi;
  readonly #since = new LatestCall();
  #query: FeedQuery = feedQuery.initial;
  /** Time of the first page shown; 0 before. */
  #asOf = 0;

  constructor(kind: PostKind, api: FeedApi, post: Pick<PostApi, 'remove'>) {
    this.kind = kind;
    this.#api = api;
    this.list = new PagedList(
      async (query, cursor, options) => {
        const input = feedInput(kind, query);
        const page = await api.feed(cursor === '' ? input : { ...input, cursor }, options);
        if (cursor === '') this.#asOf = page.asOf;
        return page;
      },
      { id: ({ id }) => id },
    );
    this.home = new Request((_, options) => api.home({}, options));
    this.praise = praising(
      api,
      (_, id) => this.list.rows.find((row) => row.id === id),
      (_, id, now) => {
        const row = this.list.rows.find((one) => one.id === id);
        if (row !== undefined) this.list.replace({ ...row, ...now });
      },
    );
    this.remove = new Action((id, options) => post.remove({ id }, options), {
      of: (id) => id,
      done: (_, id) => {
        this.list.without(id);
        void this.home.refresh();
      },
    });
    makeAutoObservable(this, { kind: false, list: false, home: false, praise: false, remove: false });
  }

  show(query: FeedQuery): void {
    this.#query = query;
    this.fresh = 0;
    void this.list.show(query);
    void this.home.show();
  }

  /** Asks for the number of newer posts; the list itself stays. */
  check(): Promise<void> {
    const { category, keyword } = this.#query;
    if (this.#asOf === 0 || keyword !== '' || this.list.state !== 'ready') return Promise.resolve();
    return this.#since.run((signal) => this.#api.since({ kind: this.kind, category, after: this.#asOf }, { signal }), {
      ready: ({ count }) => this.announce(count),
      // Nobody asked: the next check makes up for it.
      failed: () => undefined,
    });
  }

  /** Shows the announced posts, from the beginning. */
  showFresh(): void {
    this.show(this.#query);
  }

  leave(): void {
    this.#since.cancel();
    this.list.leave();
    this.home.leave();
  }

  private announce(count: number): void {
    this.fresh = count;
  }
}

const make =
  (kind: PostKind) =>
  ({ http }: CommunityEnvironment) =>
    new FeedStore(kind, apiOf(http, feedCalls), apiOf(http, postCalls));

export const makeTopicFeed = make('topic');
export const makeQuestionFeed = make('question');
