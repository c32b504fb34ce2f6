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

/** What people say about a course. */
export class Comments {
  readonly list: PagedList<CourseComment, number, CallOutput<typeof courseComments>>;
  readonly remove: Action<number>;
  /** What was begun and not sent. */
  readonly drafts: CommentDrafts;
  /** The comment that is to go; null: none. */
  asked: number | null = null;
  /** Where the comment stood that was taken out last, answers counted with the comments; null: none was. */
  taken: { readonly at: number } | null = null;
  /** What was written waits for an administrator. */
  waits = false;
  /** A praise did not reach the server; what it was. */
  praiseFailed: unknown = undefined;
  /** Praises as they were pressed, until the list is read again. */
  readonly #pressed = observable.map<number, Praise>({}, { deep: false });
  readonly #api: CommentApi;
  readonly #rest: PraiseRest;
  /** What is sent again after an uncertain end is the same comment. */
  #sending: { readonly text: string; readonly key: string } | null = null;
  #id = 0;

  constructor(api: CommentApi, now: () => number, drafts: CommentDrafts) {
    this.#api = api;
    this.drafts = drafts;
    this.#rest = new PraiseRest(now);
    this.list = new PagedList(
      async (id, cursor, options) => {
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
        // It was said of another course than is in sight now.
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

  /** Comments, each with the answers to it after it. */
  get lines(): (CourseComment | CommentReply)[] {
    return this.list.rows.flatMap((row) => [row, ...row.replies]);
  }

  /** The praises of a comment as they are seen. */
  praiseOf(line: Praise & { readonly id: number }): Praise {
    return this.#pressed.get(line.id) ?? line;
  }

  show(courseId: number): void {
    this.#id = courseId;
    this.asked = null;
    this.taken = null;
    this.waits = false;
    this.praiseFailed = undefined;
    void this.list.show(courseId);
  }

  leave(): void {
    this.list.leave();
  }

  /** Comments, or answers `parent`; rejects where the server does not take it, so that the box keeps it. */
  async say(courseId: number, parent: number, text: string): Promise<void> {
    const sent = JSON.stringify([courseId, parent, text]);
    const key = this.#sending?.text === sent ? this.#sending.key : randomId();
    this.#sending = { text: sent, key };
    const { state } = await this.#api.add({ id: courseId, parent, text }, { idempotencyKey: key });
    if (this.#sending?.key === key) this.#sending = null;
    // Another course may be in sight meanwhile.
    if (courseId !== this.#id) return;
    this.setWaits(state === 'waiting');
    await this.list.renew();
  }

  /** Shown at once; the server hears of the last press. */
  praise(line: Praise & { readonly id: number }, praised: boolean): void {
    const before = this.praiseOf(line);
    if (before.praised === praised) return;
    this.press(line.id, { praised, praises: Math.max(0, before.praises + (praised ? 1 : -1)) });
    this.praiseFailed = undefined;
    const course = this.#id;
    this.#rest.press(line.id, () => this.#send(course, line, praised));
  }

  ask(comment: number | null): void {
    if (this.asked !== null) this.remove.dismiss(this.asked);
    this.asked = comment;
  }

  async #send(course: number, line: Praise & { readonly id: number }, praised: boolean): Promise<void> {
    try {
      const now = await this.#api.praise({ comment: line.id, praised: praised ? 'Y' : 'N' });
      if (this.praiseOf(line).praised === praised) this.press(line.id, now);
    } catch (error) {
      if (course === this.#id) this.takeBack(line.id, error);
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

export const makeComments = ({ http, now, session, storage }: CourseEnvironment) =>
  new Comments(apiOf(http, commentCalls), now, new CommentDrafts(ownPlace({ session, storage })));
