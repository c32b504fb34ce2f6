import type { CallInput, CallOutput } from '@banyan/contracts';
import type {
  chooseBest,
  CommentOrder,
  PostComment,
  PostReply,
  removePostComment,
  writeComment,
} from '@banyan/contracts/community';
import type { MessagePerson } from '@banyan/contracts/messages';
import { Action, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CommentApi, ComposeApi } from '../api/communityCalls.ts';
import { praising } from '../shared/Praising.ts';
import { changed, said, without, withReplies } from './comments.ts';
import type { SaidDrafts } from './saidDrafts.ts';

/** Callbacks that keep a post up to date with its comments, and the store of their drafts. */
export interface CommentsDeps {
  readonly drafts: SaidDrafts;
  readonly onCount: (comments: number) => void;
  readonly onBest: (answer: CallOutput<typeof chooseBest>) => void;
  readonly onPost: (now: { readonly praised: boolean; readonly praises: number }) => void;
  readonly readPost: () => { readonly praised: boolean; readonly praises: number } | undefined;
}

/** Comments on a post: comments or answers with their replies, and the likes of all of them. */
export class CommentsStore {
  readonly list: PagedList<PostComment, CommentOrder>;
  readonly write: Action<Omit<CallInput<typeof writeComment>, 'post'>, CallOutput<typeof writeComment>>;
  readonly remove: Action<number, CallOutput<typeof removePostComment>>;
  readonly choose: Action<number, CallOutput<typeof chooseBest>>;
  readonly more: Action<number, readonly PostReply[]>;
  readonly praise: ReturnType<typeof praising>;
  readonly people: Request<readonly MessagePerson[], string>;
  /** Drafts of comments not sent. */
  readonly drafts: SaidDrafts;
  /** The best answer, which comes before the others. */
  best: PostComment | null = null;
  /** Cursors of the replies, by comment. */
  readonly #next = new Map<number, string>();
  readonly #post: number;

  constructor(post: number, api: CommentApi & Pick<ComposeApi, 'people'>, deps: CommentsDeps) {
    this.#post = post;
    this.drafts = deps.drafts;
    this.list = new PagedList((order, cursor, options) => api.list({ post, order, cursor }, options), {
      id: ({ id }) => id,
    });
    this.people = new Request(async (keyword, options) => (await api.people({ keyword }, options)).items);
    this.write = new Action((input, options) => api.write({ post, ...input }, options), {
      of: ({ parent }) => parent,
      done: (answer, { parent }) => {
        this.take(answer, parent);
        deps.onCount(answer.comments);
      },
    });
    this.remove = new Action((id, options) => api.remove({ id }, options), {
      of: (id) => id,
      done: (answer, id) => {
        this.drop(id);
        deps.onCount(answer.comments);
      },
    });
    this.choose = new Action((answer, options) => api.best({ answer }, options), {
      of: (answer) => answer,
      done: (answer) => {
        this.list.without(answer.best.id);
        this.setBest(answer.best);
        deps.onBest(answer);
      },
    });
    this.more = new Action(
      async (comment, options) => {
        const { items, next } = await api.replies({ comment, cursor: this.#next.get(comment) ?? '' }, options);
        if (next === null) this.#next.delete(comment);
        else this.#next.set(comment, next);
        return items;
      },
      { of: (comment) => comment, done: (items, comment) => this.grow(comment, items) },
    );
    this.praise = praising(
      api,
      (target, id) => (target === 'post' ? deps.readPost() : said(this.all, id)),
      (target, id, now) => (target === 'post' ? deps.onPost(now) : this.change((one) => changed(one, id, now))),
    );
    makeAutoObservable(this, {
      list: false,
      write: false,
      remove: false,
      choose: false,
      more: false,
      praise: false,
      people: false,
      drafts: false,
      best: observableRef,
    });
  }

  get all(): readonly PostComment[] {
    return this.best === null ? this.list.rows : [this.best, ...this.list.rows];
  }

  show(order: CommentOrder): void {
    void this.list.show(order);
  }

  setBest(best: PostComment | null): void {
    this.best = best;
  }

  /** Comments on the post with parent 0, or on a comment or reply. Rejects when the server refuses it. */
  async say(parent: number, words: string): Promise<void> {
    const sent = await this.write.run({
      parent,
      words,
      mentions: this.drafts.mentions(this.#post, parent, words),
    });
    if (!sent) throw new Error('not sent');
  }

  /** Why a comment failed, on the post with parent 0; undefined when none failed. */
  failureOf(parent: number): unknown {
    return this.write.failureOf(parent);
  }

  find(keyword: string): void {
    void this.people.show([...keyword].slice(0, 80).join(''));
  }

  leave(): void {
    this.list.leave();
    this.people.leave();
  }

  private take({ comment, reply }: CallOutput<typeof writeComment>, parent: number): void {
    if (comment !== null) this.list.prepend(comment);
    if (reply === null) return;
    this.change((one) =>
      one.id === parent || one.replies.some(({ id }) => id === parent)
        ? withReplies({ ...one, replyCount: one.replyCount + 1 }, [reply])
        : one,
    );
  }

  private drop(id: number): void {
    if (this.list.rows.some((row) => row.id === id)) this.list.without(id);
    else this.change((one) => without(one, id));
  }

  private grow(comment: number, replies: readonly PostReply[]): void {
    this.change((one) => (one.id === comment ? withReplies(one, replies) : one));
  }

  private change(by: (comment: PostComment) => PostComment): void {
    if (this.best !== null) this.best = by(this.best);
    for (const row of this.list.rows) {
      const next = by(row);
      if (next !== row) this.list.replace(next);
    }
  }
}
