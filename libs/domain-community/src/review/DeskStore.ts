import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  type CommunityDeskTab,
  type decideComment,
  type decidePost,
  type ReportedItem,
  type reportedItems,
  type settleReport,
  type WaitingComment,
  type waitingComments,
  type WaitingPost,
  type waitingPosts,
} from '@banyan/contracts/community';
import { Action, apiOf, PagedList, refusalCode } from '@banyan/core-screen';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { deskCalls, type DeskApi } from '../api/communityCalls.ts';
import type { CommunityEnvironment } from '../community.environment.ts';
import { communityRefusalOf } from '../shared/refusal.ts';
import { praiseKey } from '../shared/Praising.ts';

type Decision = CallInput<typeof decidePost>;
type CommentDecision = CallInput<typeof decideComment>;
type Settling = CallInput<typeof settleReport>;

/** Somebody else has decided, or the post is gone or another one by now. */
const isOvertaken = (error: unknown) => communityRefusalOf(error) !== null || refusalCode(error) === ErrorCode.notFound;

/** Posts and comments that wait for approval, and those reported. */
export class DeskStore {
  readonly waiting: PagedList<WaitingPost, void, CallOutput<typeof waitingPosts>>;
  readonly comments: PagedList<WaitingComment, void, CallOutput<typeof waitingComments>>;
  readonly reported: PagedList<ReportedItem, void, CallOutput<typeof reportedItems>>;
  readonly decide: Action<Decision, CallOutput<typeof decidePost>>;
  readonly decideComment: Action<CommentDecision, CallOutput<typeof decideComment>>;
  readonly settle: Action<Settling, CallOutput<typeof settleReport>>;
  /** Reasons that are typed and not sent, by post. */
  readonly reasons = observable.map<number, string>();
  /** The same, by comment. */
  readonly commentReasons = observable.map<number, string>();
  /** Title of the post that somebody else was faster to decide; null when there is none. */
  overtaken: string | null = null;
  /** Number of waiting and reported items; the desk shows it beside its name. */
  count = 0;
  readonly #counts = { waiting: 0, comments: 0, reported: 0 };

  constructor(api: DeskApi) {
    this.waiting = new PagedList(
      async (_, cursor, options) => {
        const page = await api.waiting({ cursor }, options);
        this.tell({ waiting: page.total });
        return page;
      },
      { id: ({ post }) => post.id },
    );
    this.comments = new PagedList(
      async (_, cursor, options) => {
        const page = await api.waitingComments({ cursor }, options);
        this.tell({ comments: page.total });
        return page;
      },
      { id: ({ id }) => id },
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
        this.forget();
        try {
          return await api.decide(decision, options);
        } catch (error) {
          // It is read again before the decision.
          if (isOvertaken(error)) await this.renewWaiting(decision.id);
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
    this.decideComment = new Action(
      async (decision, options) => {
        this.forget();
        try {
          return await api.decideComment(decision, options);
        } catch (error) {
          if (isOvertaken(error)) await this.renewComments(decision.id);
          throw error;
        }
      },
      {
        of: ({ id }) => id,
        done: ({ total }, { id }) => {
          this.comments.without(id);
          this.commentReasons.delete(id);
          this.tell({ comments: total });
        },
      },
    );
    this.settle = new Action(
      async (input, options) => {
        this.forget();
        try {
          return await api.settle(input, options);
        } catch (error) {
          if (isOvertaken(error)) await this.renewReported(praiseKey(input.target, input.id));
          throw error;
        }
      },
      {
        of: ({ id, target }) => praiseKey(target, id),
        done: ({ total }, { id, target }) => {
          this.reported.without(praiseKey(target, id));
          this.tell({ reported: total });
        },
      },
    );
    makeAutoObservable(this, {
      waiting: false,
      comments: false,
      reported: false,
      decide: false,
      decideComment: false,
      settle: false,
      reasons: false,
      commentReasons: false,
    });
  }

  get dirty(): boolean {
    return [...this.reasons.values(), ...this.commentReasons.values()].some((text) => text.trim() !== '');
  }

  show(tab: CommunityDeskTab): void {
    this.forget();
    void this[tab].show();
  }

  /** Asks for the number waiting, whichever part is open. */
  refresh(): void {
    void (this.waiting.state === 'idle' ? this.waiting.show() : this.waiting.refresh());
    void (this.comments.state === 'idle' ? this.comments.show() : this.comments.refresh());
    void (this.reported.state === 'idle' ? this.reported.show() : this.reported.refresh());
  }

  /** Reads the waiting posts again. If the post is gone, its reason goes too, and the desk says why. */
  private async renewWaiting(id: number): Promise<void> {
    const title = this.waiting.rows.find(({ post }) => post.id === id)?.post.title;
    await this.waiting.renew();
    if (title === undefined || this.waiting.rows.some(({ post }) => post.id === id)) return;
    runInAction(() => {
      this.reasons.delete(id);
      this.overtaken = title;
    });
  }

  private async renewComments(id: number): Promise<void> {
    const title = this.comments.rows.find((one) => one.id === id)?.post.title;
    await this.comments.renew();
    if (title === undefined || this.comments.rows.some((one) => one.id === id)) return;
    runInAction(() => {
      this.commentReasons.delete(id);
      this.overtaken = title;
    });
  }

  private async renewReported(key: string): Promise<void> {
    const title = this.reported.rows.find((row) => this.reported.idOf(row) === key)?.post.title;
    await this.reported.renew();
    if (title === undefined || this.reported.rows.some((row) => this.reported.idOf(row) === key)) return;
    runInAction(() => (this.overtaken = title));
  }

  write(post: number, reason: string): void {
    this.reasons.set(post, reason);
  }

  writeOnComment(comment: number, reason: string): void {
    this.commentReasons.set(comment, reason);
  }

  leave(): void {
    this.waiting.leave();
    this.comments.leave();
    this.reported.leave();
  }

  private forget(): void {
    this.overtaken = null;
  }

  private tell(counts: Partial<Record<CommunityDeskTab, number>>): void {
    Object.assign(this.#counts, counts);
    this.count = this.#counts.waiting + this.#counts.comments + this.#counts.reported;
  }
}

export const makeDeskStore = ({ http }: CommunityEnvironment) => new DeskStore(apiOf(http, deskCalls));
