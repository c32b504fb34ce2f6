import type { CallInput, CallOutput } from '@banyan/contracts';
import type {
  LineKind,
  markAnswered,
  removeLine,
  RoomLine,
  roomNotices,
  sayInRoom,
  wantAnswer,
} from '@banyan/contracts/live';
import { roomLimits } from '@banyan/contracts/live';
import { Action, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import type { TalkApi } from '../../api/liveCalls.ts';

/** Maximum pages of chat loaded for a playback, so that it follows the film: two thousand lines. */
const mostPages = 40;

/** Chat and questions of a room, and the viewer's input. */
export class TalkStore {
  readonly lines: PagedList<RoomLine>;
  readonly questions: PagedList<RoomLine>;
  readonly notices: Request<CallOutput<typeof roomNotices>>;
  readonly say: Action<Omit<CallInput<typeof sayInRoom>, 'id'>, RoomLine>;
  readonly want: Action<CallInput<typeof wantAnswer>, RoomLine>;
  readonly answer: Action<CallInput<typeof markAnswered>, RoomLine>;
  readonly remove: Action<CallInput<typeof removeLine>, CallOutput<typeof removeLine>>;
  /** Text being written; it stays until the server has accepted it. */
  draft = '';
  /** Id of the viewer's last line; null for none yet. */
  said: number | null = null;
  /** Shows lines of hosts only. */
  hostsOnly = false;

  constructor(id: number, api: TalkApi, changed: () => void) {
    const list = (kind: LineKind) =>
      new PagedList<RoomLine>((_, cursor, options) => api.lines({ id, kind, cursor }, options), {
        id: ({ id }) => id,
      });
    this.lines = list('chat');
    this.questions = list('question');
    this.notices = new Request((_, options) => api.notices({ id }, options));
    this.say = new Action((input, options) => api.say({ id, ...input }, options), {
      done: (line, { text }) => {
        this.came(line);
        if (this.draft.trim() === text) this.draft = '';
        changed();
      },
    });
    this.want = new Action((input, options) => api.want(input, options), {
      of: ({ line }) => line,
      done: (line) => this.put(line),
    });
    this.answer = new Action((input, options) => api.answered(input, options), {
      of: ({ line }) => line,
      done: (line) => this.put(line),
    });
    this.remove = new Action((input, options) => api.remove(input, options), {
      of: ({ line }) => line,
      shownAtOnce: ({ line }) => {
        const back = [this.lines.without(line), this.questions.without(line)];
        return () => back.forEach((put) => put());
      },
      done: changed,
    });
    makeAutoObservable(this, {
      lines: false,
      questions: false,
      notices: false,
      say: false,
      want: false,
      answer: false,
      remove: false,
    });
  }

  /** Length of the text, and whether it can be sent. */
  get length(): number {
    return [...this.draft.trim()].length;
  }

  get sendable(): boolean {
    return this.length > 0 && this.length <= roomLimits.line && !this.say.isPending();
  }

  /** Error of an action on a line; undefined for none. */
  get failure(): unknown {
    const failures = this.#acts.flatMap((act) => this.ids.map((line) => act.failureOf(line)));
    return failures.find((error) => error !== undefined);
  }

  dismiss(): void {
    for (const act of this.#acts) this.ids.forEach((line) => act.dismiss(line));
  }

  write(text: string): void {
    this.draft = text;
    this.say.dismiss();
  }

  showHostsOnly(on: boolean): void {
    this.hostsOnly = on;
  }

  async send(kind: LineKind): Promise<boolean> {
    return this.sendable && (await this.say.run({ kind, text: this.draft.trim() }));
  }

  show(): void {
    this.say.dismiss();
    void this.lines.show();
    void this.questions.show();
  }

  /** Fetches both lists again while they stay on display. */
  refresh(): void {
    void this.lines.renew();
    void this.questions.renew();
  }

  /** Loads all lines, so that they can follow the film. */
  async readAll(): Promise<void> {
    for (let page = 0; page < mostPages && this.lines.foot === 'more'; page += 1) await this.lines.loadMore();
  }

  /** The room is opened again. */
  clear(): void {
    this.draft = '';
    this.said = null;
    this.hostsOnly = false;
    this.dismiss();
  }

  leave(): void {
    this.lines.leave();
    this.questions.leave();
    this.notices.leave();
  }

  /** Actions on a line. */
  get #acts() {
    return [this.want, this.answer, this.remove];
  }

  /** Ids of all lines on display. */
  private get ids(): readonly number[] {
    return [...this.lines.rows, ...this.questions.rows].map(({ id }) => id);
  }

  private came(line: RoomLine): void {
    this.said = line.id;
    if (this.lines.state === 'ready') this.lines.prepend(line);
    // Its new place among equal votes is known to the server only.
    if (line.kind === 'question') void this.questions.renew();
  }

  private put(line: RoomLine): void {
    this.lines.replace(line);
    this.questions.replace(line);
  }
}
