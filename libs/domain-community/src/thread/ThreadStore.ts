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
import { Action, apiOf, ownPlace, Request } from '@banyan/core-screen';
import { makeAutoObservable, observable } from 'mobx';
import { commentCalls, composeCalls, feedCalls, postCalls, type FeedApi, type PostApi } from '../api/communityCalls.ts';
import type { CommunityEnvironment } from '../community.environment.ts';
import { communityRefusalOf } from '../shared/refusal.ts';
import { praiseKey } from '../shared/Praising.ts';
import { CommentsStore } from './CommentsStore.ts';
import { SaidDrafts } from './saidDrafts.ts';

interface Deps {
  readonly comments: ConstructorParameters<typeof CommentsStore>[1];
  readonly drafts: SaidDrafts;
  readonly home: Pick<FeedApi, 'home'>;
  readonly onPointsChanged?: (() => void) | undefined;
}

type Report = CallInput<typeof reportCommunity>;

/** A topic or question with its comments, and the actions on it. */
export class ThreadStore {
  readonly kind: PostKind;
  readonly detail: Request<PostDetail>;
  /** Categories, and whether posts are approved: read when editing begins. */
  readonly home: Request<CommunityHome>;
  readonly comments: CommentsStore;
  readonly remove: Action;
  readonly pin: Action<boolean, CallOutput<typeof pinPost>>;
  readonly close: Action;
  readonly remindAll: Action<void, CallOutput<typeof remindEveryone>>;
  readonly report: Action<Report>;
  /** Posts and comments that the reader has reported here, by `praiseKey`. */
  readonly reported = observable.set<string>();
  /** It was deleted here. */
  removed = false;
  /** Number of people notified of it; null before. */
  reminded: number | null = null;
  readonly #id: number;

  constructor(kind: PostKind, id: number, api: PostApi, { comments, drafts, home, onPointsChanged }: Deps) {
    this.kind = kind;
    this.#id = id;
    this.detail = new Request(async (_, options) => {
      const detail = await api.detail({ kind, id }, options);
      this.comments.setBest(detail.best);
      return detail;
    });
    this.home = new Request((_, options) => home.home({}, options));
    this.comments = new CommentsStore(id, comments, {
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
        // It has changed meanwhile: the screen shows its new state.
        if (communityRefusalOf(error) !== null) void this.detail.refresh();
        throw error;
      }
    };
    this.remove = new Action((_, options) => again(api.remove({ id }, options)), {
      done: () => {
        this.gone();
        onPointsChanged?.();
      },
    });
    this.pin = new Action((pinned, options) => again(api.pin({ id, pinned: pinned ? 'Y' : 'N' }, options)), {
      done: ({ pinned }) => this.change({ pinned }),
    });
    this.close = new Action((_, options) => again(api.close({ id }, options)), {
      done: () => {
        void this.detail.refresh();
        onPointsChanged?.();
      },
    });
    this.remindAll = new Action((_, options) => again(api.remindAll({ id }, options)), {
      done: ({ people }) => {
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

  show(order: CommentOrder): void {
    for (const act of [this.remove, this.pin, this.close, this.remindAll]) act.dismiss();
    this.report.dismiss(praiseKey('post', this.#id));
    this.removed = false;
    this.reminded = null;
    void this.detail.show();
    this.comments.show(order);
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
  ({ http, ports, session, storage }: CommunityEnvironment, id: number) =>
    new ThreadStore(kind, id, apiOf(http, postCalls), {
      comments: { ...apiOf(http, commentCalls), people: apiOf(http, composeCalls).people },
      drafts: new SaidDrafts(ownPlace({ session, storage })),
      home: apiOf(http, feedCalls),
      onPointsChanged: ports.onPointsChanged,
    });

export const makeTopicThread = make('topic');
export const makeQuestionThread = make('question');
