import type { CallOutput } from '@banyan/contracts';
import type { CommentReply, CourseComment, courseComments } from '@banyan/contracts/course';
import { Action, apiOf, ownPlace, PagedList } from '@banyan/core-screen';
import { randomId } from '@banyan/core-http';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { commentCalls, type CommentApi } from '../api/commentCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { CommentDrafts } from './CommentDrafts.ts';
import { PraiseRest } from './PraiseRest.ts';

type Praise = Pick<CourseComment, 'praised' | 'praises'>;

/** Comments on a course. */
export class CommentsStore {
  readonly list: PagedList<CourseComment, void, CallOutput<typeof courseComments>>;
  readonly remove: Action<number>;
  /** Unsent comments. */
  readonly drafts: CommentDrafts;
  /** The comment whose deletion awaits confirmation; null for none. */
  asked: number | null = null;
  /** Index of the last deleted comment among all lines; null for none. */
  taken: { readonly at: number } | null = null;
  /** The sent comment waits for an administrator. */
  waits = false;
  /** Error of the last failed praise. */
  praiseFailed: unknown = undefined;
  /** Praises as pressed, until the list is fetched again. */
  readonly #pressed = observable.map<number, Praise>({}, { deep: false });
  readonly #id: number;
  readonly #api: CommentApi;
  readonly #rest: PraiseRest;
  /** Text and key of a sending with an unknown result; sending it again is the same comment. */
  #sending: { readonly text: string; readonly key: string } | null = null;

  constructor(id: number, api: CommentApi, now: () => number, drafts: CommentDrafts) {
    this.#id = id;
    this.#api = api;
    this.drafts = drafts;
    this.#rest = new PraiseRest(now);
    this.list = new PagedList(
      async (_, cursor, options) => {
        const page = await api.list({ id, cursor }, options);
        if (cursor === '') this.clearPressed();
        return page;
      },
      { id: ({ id }) => id },
    );
    this.remove = new Action((comment, options) => api.remove({ comment }, options), {
      of: (comment) => comment,
      done: (_, comment) => {
        if (this.asked === comment) this.ask(null);
        const at = this.lines.findIndex(({ id }) => id === comment);
        if (at === -1) return;
        void this.list.renew().then(() => this.tellTaken(at));
      },
    });
    makeAutoObservable(this, {
      list: false,
      remove: false,
      drafts: false,
      praiseFailed: observableRef,
      taken: observableRef,
    });
  }

  /** Comments, each followed by its replies. */
  get lines(): (CourseComment | CommentReply)[] {
    return this.list.rows.flatMap((row) => [row, ...row.replies]);
  }

  /** Praise of a comment as displayed. */
  praiseOf(line: Praise & { readonly id: number }): Praise {
    return this.#pressed.get(line.id) ?? line;
  }

  show(): void {
    this.asked = null;
    this.taken = null;
    this.waits = false;
    this.praiseFailed = undefined;
    void this.list.show();
  }

  leave(): void {
    this.list.leave();
  }

  /** Sends a comment, or a reply to `parent`; rejects when the server refuses, so that the box keeps the text. */
  async say(parent: number, text: string): Promise<void> {
    const sent = JSON.stringify([parent, text]);
    const key = this.#sending?.text === sent ? this.#sending.key : randomId();
    this.#sending = { text: sent, key };
    const { state } = await this.#api.add({ id: this.#id, parent, text }, { idempotencyKey: key });
    if (this.#sending?.key === key) this.#sending = null;
    this.setWaits(state === 'waiting');
    await this.list.renew();
  }

  /** Shows the change at once; the server gets the last press. */
  praise(line: Praise & { readonly id: number }, praised: boolean): void {
    const before = this.praiseOf(line);
    if (before.praised === praised) return;
    this.press(line.id, { praised, praises: Math.max(0, before.praises + (praised ? 1 : -1)) });
    this.praiseFailed = undefined;
    this.#rest.press(line.id, () => this.#send(line, praised));
  }

  ask(comment: number | null): void {
    if (this.asked !== null) this.remove.dismiss(this.asked);
    this.asked = comment;
  }

  async #send(line: Praise & { readonly id: number }, praised: boolean): Promise<void> {
    try {
      const now = await this.#api.praise({ comment: line.id, praised: praised ? 'Y' : 'N' });
      if (this.praiseOf(line).praised === praised) this.press(line.id, now);
    } catch (error) {
      this.takeBack(line.id, error);
    }
  }

  private press(id: number, praise: Praise): void {
    this.#pressed.set(id, praise);
  }

  private takeBack(id: number, error: unknown): void {
    this.#pressed.delete(id);
    this.praiseFailed = error;
  }

  private clearPressed(): void {
    this.#pressed.clear();
  }

  private tellTaken(at: number): void {
    this.taken = { at };
  }

  private setWaits(waits: boolean): void {
    this.waits = waits;
  }
}

export const makeCommentsStore = ({ http, now, session, storage }: CourseEnvironment, id: number) =>
  new CommentsStore(id, apiOf(http, commentCalls), now, new CommentDrafts(ownPlace({ session, storage })));
