import { ErrorCode } from '@banyan/contracts';
import { type SparringPiece, type SparringSession } from '@banyan/contracts/talent';
import { Action, Request, refusalCode } from '@banyan/core-screen';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HearReply, ReplyEnd } from '../api/hearReply.ts';
import type { SparringApi } from '../api/sparringCalls.ts';

/** Dependencies of a dialogue. */
export interface DialogueDeps {
  readonly api: Pick<SparringApi, 'session' | 'say' | 'finish' | 'ticket'>;
  readonly hear: HearReply;
  /** The server's id of it. */
  readonly language: () => string;
}

/** One dialogue: its lines, the reply under way, the text being typed. */
export class DialogueStore {
  readonly session: Request<SparringSession>;
  readonly saying: Action<{ readonly text: string; readonly base: number }, SparringSession>;
  readonly finishing: Action<void, SparringSession>;
  /** Text typed and not sent yet. */
  draft = '';
  /** A reply is being received. */
  hearing = false;
  /** How the last reply was interrupted; null: it was not. */
  broken: Exclude<ReplyEnd, 'end'> | null = null;
  #listening = new AbortController();
  #shown = false;
  readonly #id: number;
  readonly #deps: DialogueDeps;

  constructor(id: number, deps: DialogueDeps) {
    this.#id = id;
    this.#deps = deps;
    const { api } = deps;
    this.session = new Request((_, options) => api.session({ id }, options));
    this.saying = new Action((input, options) => api.say({ id, ...input }, options), {
      done: (session, { text }) => {
        this.session.set(session);
        if (this.draft.trim() === text) this.draft = '';
        // A learner who has left gets the reply on coming back.
        if (this.#shown) void this.listen();
      },
    });
    this.finishing = new Action((_, options) => api.finish({ id }, options), {
      done: (session) => {
        this.#listening.abort();
        this.session.set(session);
      },
    });
    makeAutoObservable(this, { session: false, saying: false, finishing: false });
  }

  /** Opens a dialogue; a reply that was under way when the page was left is continued. */
  async show(): Promise<void> {
    this.#shown = true;
    await this.session.show();
    if (this.waits && this.#shown) await this.listen();
  }

  leave(): void {
    this.#shown = false;
    this.#listening.abort();
    this.session.leave();
  }

  write(text: string): void {
    this.draft = text;
  }

  /** The partner has not finished: the learner has to wait. */
  get waits(): boolean {
    const { value } = this.session;
    return value !== null && !value.over && value.lines.at(-1)?.done === false;
  }

  /** A line was sent elsewhere, so that the shown dialogue is not the latest. */
  get outdated(): boolean {
    const code = refusalCode(this.saying.failureOf());
    return code === ErrorCode.sparringChanged || code === ErrorCode.sparringOver;
  }

  /** Sends the typed text. */
  async say(): Promise<void> {
    const { value } = this.session;
    const text = this.draft.trim();
    if (value === null || text === '' || this.waits || value.over) return;
    await this.saying.run({ text, base: value.lines.length });
  }

  /** Ends the dialogue. */
  finish(): Promise<boolean> {
    return this.finishing.run();
  }

  /** Reads the dialogue again, after a line was sent elsewhere. */
  async reload(): Promise<void> {
    this.saying.dismiss();
    await this.session.refresh();
    if (this.waits) await this.listen();
  }

  /** Listens to the reply under way until its end; after an interruption, only the missing part is requested. */
  async listen(): Promise<void> {
    if (this.session.value === null || this.hearing) return;
    const listening = new AbortController();
    this.#listening = listening;
    this.begin();
    let end: ReplyEnd = 'failed';
    try {
      const { ticket } = await this.#deps.api.ticket({}, { signal: listening.signal });
      end = await this.#deps.hear({
        ticket,
        id: this.#id,
        signal: listening.signal,
        language: this.#deps.language(),
        onPiece: (piece) => this.put(piece),
      });
    } catch {
      // Without a ticket it counts like any other missing reply.
    }
    this.stop(end, listening.signal.aborted);
    // Points, mood and whether it is over come with the dialogue itself.
    if (end === 'end') await this.session.refresh();
  }

  private begin(): void {
    this.hearing = true;
    this.broken = null;
  }

  private stop(end: ReplyEnd, left: boolean): void {
    this.hearing = false;
    this.broken = end === 'end' || left ? null : end;
  }

  private put({ from, no, text }: SparringPiece): void {
    const { value } = this.session;
    if (value === null) return;
    const lines = value.lines.map((line) =>
      line.no === no ? { ...line, text: `${line.text.slice(0, from)}${text}` } : line,
    );
    runInAction(() => this.session.set({ ...value, lines }));
  }
}
