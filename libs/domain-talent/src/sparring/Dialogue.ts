import { ErrorCode } from '@banyan/contracts';
import { type SparringPiece, type SparringSession } from '@banyan/contracts/talent';
import { Action, Request, refusalCode } from '@banyan/core-screen';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HearReply, ReplyEnd } from '../api/hearReply.ts';
import type { SparringApi } from '../api/sparringCalls.ts';

/** Everything a dialogue stands on. */
export interface DialogueDeps {
  readonly api: Pick<SparringApi, 'session' | 'say' | 'finish' | 'ticket'>;
  readonly hear: HearReply;
  /** As the server names it. */
  readonly language: () => string;
}

/** One dialogue: its lines, the reply under way, what is being typed. */
export class Dialogue {
  readonly session: Request<SparringSession, number>;
  readonly saying: Action<{ readonly id: number; readonly text: string; readonly base: number }, SparringSession>;
  readonly finishing: Action<number, SparringSession>;
  /** What is typed and not said yet. */
  draft = '';
  /** A reply is being heard. */
  hearing = false;
  /** How the last reply broke off; null: it did not. */
  broken: Exclude<ReplyEnd, 'end'> | null = null;
  #listening = new AbortController();
  readonly #deps: DialogueDeps;

  constructor(deps: DialogueDeps) {
    this.#deps = deps;
    const { api } = deps;
    this.session = new Request((id, options) => api.session({ id }, options));
    this.saying = new Action((input, options) => api.say(input, options), {
      of: ({ id }) => id,
      done: (session, { id, text }) => {
        // Another dialogue may be shown meanwhile.
        if (this.session.value?.id !== id) return;
        this.session.set(session);
        if (this.draft.trim() === text) this.draft = '';
        void this.listen();
      },
    });
    this.finishing = new Action((id, options) => api.finish({ id }, options), {
      of: (id) => id,
      done: (session, id) => {
        if (this.session.value?.id !== id) return;
        this.#listening.abort();
        this.session.set(session);
      },
    });
    makeAutoObservable(this, { session: false, saying: false, finishing: false });
  }

  /** Opens a dialogue; a reply that was under way when the page was left is heard on. */
  async show(id: number): Promise<void> {
    if (this.session.value?.id !== id) {
      this.session.clear();
      this.draft = '';
      this.broken = null;
    }
    await this.session.show(id);
    if (this.waits && this.session.value?.id === id) await this.listen();
  }

  leave(): void {
    this.#listening.abort();
    this.session.leave();
  }

  write(text: string): void {
    this.draft = text;
  }

  /** The partner has not finished: nothing can be said. */
  get waits(): boolean {
    const { value } = this.session;
    return value !== null && !value.over && value.lines.at(-1)?.done === false;
  }

  /** Somebody said something elsewhere, so that what is shown is not the latest. */
  get outdated(): boolean {
    const code = refusalCode(this.saying.failureOf(this.session.value?.id));
    return code === ErrorCode.sparringChanged || code === ErrorCode.sparringOver;
  }

  /** Says what is typed. */
  async say(): Promise<void> {
    const { value } = this.session;
    const text = this.draft.trim();
    if (value === null || text === '' || this.waits || value.over) return;
    await this.saying.run({ id: value.id, text, base: value.lines.length });
  }

  /** Ends the dialogue. */
  finish(): Promise<boolean> {
    return this.finishing.run(this.session.value?.id ?? 0);
  }

  /** Reads the dialogue anew, after something was said elsewhere. */
  async reload(): Promise<void> {
    this.saying.dismiss(this.session.value?.id);
    await this.session.refresh();
    if (this.waits) await this.listen();
  }

  /** Hears the reply under way to its end; heard before, nothing is asked again but what is missing. */
  async listen(): Promise<void> {
    const id = this.session.value?.id;
    if (id === undefined || this.hearing) return;
    const listening = new AbortController();
    this.#listening = listening;
    this.begin();
    let end: ReplyEnd = 'failed';
    try {
      const { ticket } = await this.#deps.api.ticket({}, { signal: listening.signal });
      end = await this.#deps.hear({
        ...{ ticket, id, signal: listening.signal },
        language: this.#deps.language(),
        onPiece: (piece) => this.put(id, piece),
      });
    } catch {
      // No ticket: it is said as any other reply that does not come.
    }
    this.stop(end, listening.signal.aborted);
    // Points, mood and whether it is over come with the dialogue itself.
    if (end === 'end' && this.session.value?.id === id) await this.session.refresh();
  }

  private begin(): void {
    this.hearing = true;
    this.broken = null;
  }

  private stop(end: ReplyEnd, left: boolean): void {
    this.hearing = false;
    this.broken = end === 'end' || left ? null : end;
  }

  private put(id: number, { from, no, text }: SparringPiece): void {
    const { value } = this.session;
    if (value?.id !== id) return;
    const lines = value.lines.map((line) =>
      line.no === no ? { ...line, text: `${line.text.slice(0, from)}${text}` } : line,
    );
    runInAction(() => this.session.set({ ...value, lines }));
  }
}
