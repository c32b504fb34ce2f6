import type {
  CallInput,
  CallOutput,
  CommunityDeskTab,
  decidePost,
  ReportedItem,
  reportedItems,
  settleReport,
  WaitingPost,
  waitingPosts,
} from '@banyan/contracts';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable, observable } from 'mobx';
import { deskCalls, type DeskApi } from '../api/communityCalls.ts';
import type { CommunityEnvironment } from '../community.environment.ts';
import { communityRefusalOf } from '../shared/refusal.ts';
import { praiseKey } from '../shared/Praising.ts';

type Decision = CallInput<typeof decidePost>;
type Settling = CallInput<typeof settleReport>;

/** Posts that wait to be shown, and what was reported [CM-04]. */
export class DeskStore {
  readonly waiting: PagedList<WaitingPost, void, CallOutput<typeof waitingPosts>>;
  readonly reported: PagedList<ReportedItem, void, CallOutput<typeof reportedItems>>;
  readonly decide: Action<Decision, CallOutput<typeof decidePost>>;
  readonly settle: Action<Settling, CallOutput<typeof settleReport>>;
  /** Reasons that are typed and not sent, by post. */
  readonly reasons = observable.map<number, string>();
  /** How many wait and were reported; what the desk shows beside its name. */
  count = 0;
  readonly #counts = { waiting: 0, reported: 0 };

  constructor(api: DeskApi) {
    this.waiting = new PagedList(
      async (_, cursor, options) => {
        const page = await api.waiting({ cursor }, options);
        this.tell({ waiting: page.total });
        return page;
      },
      { id: ({ post }) => post.id },
    );
    this.reported = new PagedList(
      async (_, cursor, options) => {
        const page = await api.reported({ cursor }, options);
        this.tell({ reported: page.total });
        return page;
      },
      { id: ({ id, target }) => praiseKey(target, id) },
    );
    this.decide = new Action(
      async (decision, options) => {
        try {
          return await api.decide(decision, options);
        } catch (error) {
          // Somebody else was faster, or its author has changed it: it is read again before it is decided.
          if (communityRefusalOf(error) !== null) void this.waiting.renew();
          throw error;
        }
      },
      {
        of: ({ id }) => id,
        done: ({ total }, { id }) => {
          this.waiting.without(id);
          this.reasons.delete(id);
          this.tell({ waiting: total });
        },
      },
    );
    this.settle = new Action((input, options) => api.settle(input, options), {
      of: ({ id, target }) => praiseKey(target, id),
      done: ({ total }, { id, target }) => {
        this.reported.without(praiseKey(target, id));
        this.tell({ reported: total });
      },
    });
    makeAutoObservable(this, {
      waiting: false,
      reported: false,
      decide: false,
      settle: false,
      reasons: false,
    });
  }

  get dirty(): boolean {
    return [...this.reasons.values()].some((text) => text.trim() !== '');
  }

  show(tab: CommunityDeskTab): void {
    void (tab === 'waiting' ? this.waiting : this.reported).show();
  }

  /** Asks how much there is, whichever part is open. */
  refresh(): void {
    void (this.waiting.state === 'idle' ? this.waiting.show() : this.waiting.refresh());
    void (this.reported.state === 'idle' ? this.reported.show() : this.reported.refresh());
  }

  write(post: number, reason: string): void {
    this.reasons.set(post, reason);
  }

  leave(): void {
    this.waiting.leave();
    this.reported.leave();
  }

  private tell(counts: Partial<Record<CommunityDeskTab, number>>): void {
    Object.assign(this.#counts, counts);
    this.count = this.#counts.waiting + this.#counts.reported;
  }
}

export const makeDeskStore = ({ http }: CommunityEnvironment) => new DeskStore(apiOf(http, deskCalls));
