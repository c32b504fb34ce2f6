import type { CallInput, CallOutput } from '@banyan/contracts';
import type {
  CommentOrder,
  CommunityHome,
  pinPost,
  PostCard,
  PostDetail,
  PostKind,
  remindEveryone,
  reportCommunity,
} from '@banyan/contracts/community';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, observable } from 'mobx';
import { commentCalls, composeCalls, feedCalls, postCalls, type FeedApi, type PostApi } from '../api/communityCalls.ts';
import type { CommunityEnvironment } from '../community.environment.ts';
import { communityRefusalOf } from '../shared/refusal.ts';
import { praiseKey } from '../shared/Praising.ts';
import { CommentsStore } from './CommentsStore.ts';
import { SaidDrafts } from './saidDrafts.ts';

interface Deps {
  readonly comments: ConstructorParameters<typeof CommentsStore>[0];
  readonly drafts: SaidDrafts;
  readonly home: Pick<FeedApi, 'home'>;
  readonly onPointsChanged?: (() => void) | undefined;
}

type Report = CallInput<typeof reportCommunity>;

/** A topic or question with what people say to it, and what can be done with it. */
export class ThreadStore {
  readonly kind: PostKind;
  readonly detail: Request<PostDetail, number>;
  /** Categories, and whether posts are approved: asked for once a post is changed. */
  readonly home: Request<CommunityHome>;
  readonly comments: CommentsStore;
  readonly remove: Action<number>;
  readonly pin: Action<{ readonly id: number; readonly pinned: boolean }, CallOutput<typeof pinPost>>;
  readonly close: Action<number>;
  readonly remindAll: Action<number, CallOutput<typeof remindEveryone>>;
  readonly report: Action<Report>;
  /** What the reader has reported here, by `praiseKey`. */
  readonly reported = observable.set<string>();
  /** It was deleted here. */
  removed = false;
  /** How many people were told of it; null before. */
  reminded: number | null = null;
  #id = 0;

  constructor(kind: PostKind, api: PostApi, { comments, drafts, home, onPointsChanged }: Deps) {
    this.kind = kind;
    this.detail = new Request(async (id, options) => {
      const detail = await api.detail({ kind, id }, options);
      this.comments.setBest(detail.best);
      return detail;
    });
    this.home = new Request((_, options) => home.home({}, options));
    this.comments = new CommentsStore(comments, {
      drafts,
      onCount: (count) => this.change({ comments: count }),
      onPost: (now) => this.change(now),
      readPost: () => this.detail.value?.post,
      onBest: ({ paid }) => {
        this.change({ answered: true, ...(paid > 0 ? { rewardState: 'paid' } : {}) });
        void this.detail.refresh();
        onPointsChanged?.();
      },
    });
    const again = async <Value>(work: Promise<Value>): Promise<Value> => {
      try {
        return await work;
      } catch (error) {
        // It has changed meanwhile: the screen shows what it is now.
        if (communityRefusalOf(error) !== null) void this.detail.refresh();
        throw error;
      }
    };
    this.remove = new Action((id, options) => again(api.remove({ id }, options)), {
      of: (id) => id,
      done: (_, id) => {
        if (id === this.#id) this.gone();
        onPointsChanged?.();
      },
    });
    this.pin = new Action(({ id, pinned }, options) => again(api.pin({ id, pinned: pinned ? 'Y' : 'N' }, options)), {
      of: ({ id }) => id,
      done: ({ pinned }, { id }) => {
        if (id === this.#id) this.change({ pinned });
      },
    });
    this.close = new Action((id, options) => again(api.close({ id }, options)), {
      of: (id) => id,
      done: () => {
        void this.detail.refresh();
        onPointsChanged?.();
      },
    });
    this.remindAll = new Action((id, options) => again(api.remindAll({ id }, options)), {
      of: (id) => id,
      done: ({ people }, id) => {
        if (id !== this.#id) return;
        this.told(people);
        void this.detail.refresh();
      },
    });
    this.report = new Action((input, options) => api.report(input, options), {
      of: ({ id, target }) => praiseKey(target, id),
      done: (_, { id, target }) => this.reported.add(praiseKey(target, id)),
    });
    makeAutoObservable(this, {
      kind: false,
      detail: false,
      home: false,
      comments: false,
      remove: false,
      pin: false,
      close: false,
      remindAll: false,
      report: false,
      reported: false,
    });
  }

  show(id: number, order: CommentOrder): void {
    this.#id = id;
    for (const act of [this.remove, this.pin, this.close, this.remindAll]) act.dismiss(id);
    this.report.dismiss(praiseKey('post', id));
    this.removed = false;
    this.reminded = null;
    if (this.detail.value?.post.id === id) void this.detail.refresh();
    else {
      this.comments.setBest(null);
      void this.detail.load(id);
    }
    this.comments.show(id, order);
  }

  refresh(): void {
    void this.detail.refresh();
    void this.comments.list.refresh();
  }

  leave(): void {
    this.detail.leave();
    this.comments.leave();
  }

  private change(now: Partial<PostCard>): void {
    const { value } = this.detail;
    if (value !== null) this.detail.set({ ...value, post: { ...value.post, ...now } });
  }

  private gone(): void {
    this.removed = true;
  }

  private told(people: number): void {
    this.reminded = people;
  }
}

const make =
  (kind: PostKind) =>
  ({ http, ports, session, storage }: CommunityEnvironment) =>
    new ThreadStore(kind, apiOf(http, postCalls), {
      comments: { ...apiOf(http, commentCalls), people: apiOf(http, composeCalls).people },
      drafts: new SaidDrafts(storage, session),
      home: apiOf(http, feedCalls),
      onPointsChanged: ports.onPointsChanged,
    });

export const makeTopicThread = make('topic');
export const makeQuestionThread = make('question');
