import { longestPrivate, privateLength, type PrivateMessage, type ReportReason } from '@banyan/contracts/messages';
import { Action, PagedList } from '@banyan/core-screen';
import { randomId } from '@banyan/core-http';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConversationApi } from '../api/conversationCalls.ts';
import { conversationDrafts, type Unsent } from './unsent.ts';

export interface ConversationDeps {
  readonly api: ConversationApi;
  readonly storage: Storage | null;
  readonly eid: number;
  readonly userId: string;
  readonly now: () => number;
  /** Called when the unread messages have changed. */
  readonly changed: () => void;
}

/** Conversation with one person: lines, the draft, lines waiting to be sent or failed. */
export class ConversationStore {
  /** Last first. */
  readonly lines: PagedList<PrivateMessage, number>;
  readonly send: Action<Unsent, { readonly message: number; readonly sent: PrivateMessage }>;
  readonly block: Action<boolean>;
  readonly report: Action<{ readonly id: number; readonly because: ReportReason }>;
  draft: string;
  /** Under way or failed, first written first. */
  unsent: readonly Unsent[];
  blocked = false;
  /** The keyboard is in the field for the next line. */
  writing = false;
  /** The message that represents the conversation; null before the first line. */
  messageId: number | null = null;
  readonly personId: number;
  private readonly deps: ConversationDeps;

  constructor(personId: number, deps: ConversationDeps) {
    const { api } = deps;
    this.personId = personId;
    this.deps = deps;
    const { draft, unsent } = conversationDrafts.of(deps, personId).read() ?? { draft: '', unsent: [] };
    this.draft = draft;
    this.unsent = unsent;
    this.lines = new PagedList((id, cursor, options) => api.lines({ id, cursor, size: 30 }, options), {
      id: ({ id }) => id,
    });
    this.send = new Action(
      ({ clientId, text }, options) =>
        // Its key is the call's as well: a repeated line gets the first answer again.
        api.send({ person: personId, words: text, client_id: clientId }, { ...options, idempotencyKey: clientId }),
      { of: ({ clientId }) => clientId, done: (answer, line) => this.arrived(answer, line) },
    );
    this.block = new Action((to, options) => api.block({ person: personId, blocked: to ? 'Y' : 'N' }, options), {
      shownAtOnce: (to) => {
        this.setBlocked(to);
        return () => this.setBlocked(!to);
      },
    });
    this.report = new Action(({ because, id }, options) => api.report({ id, because }, options), {
      of: ({ id }) => id,
      done: (_, { id }) => this.markReported(id),
    });
    makeAutoObservable<this, 'deps'>(this, {
      lines: false,
      send: false,
      block: false,
      report: false,
      unsent: observableRef,
      personId: false,
      deps: false,
    });
  }

  get tooLong(): boolean {
    return privateLength(this.draft) > longestPrivate;
  }

  /** Shows the lines of a message's conversation; present lines stay while more are read. */
  show(messageId: number, blocked: boolean): void {
    this.blocked = blocked;
    if (this.messageId === messageId && this.lines.state === 'ready') void this.lines.refresh();
    else void this.lines.show(messageId);
    this.messageId = messageId;
  }

  /** Another line has come: puts the latest ones in front of those present, however far back they go. */
  async heard(): Promise<void> {
    if (this.messageId === null) return;
    if (this.lines.state !== 'ready') return this.lines.refresh();
    try {
      const { items } = await this.deps.api.lines({ id: this.messageId, cursor: '', size: 30 });
      runInAction(() => [...items].reverse().forEach((line) => this.lines.prepend(line)));
    } catch {
      // The lines shown stay; the next line, or the next refresh, brings this one too.
    }
  }

  leave(): void {
    this.lines.leave();
  }

  setWriting(writing: boolean): void {
    this.writing = writing;
  }

  type(text: string): void {
    this.draft = text;
    this.keep();
  }

  /** Sends the draft; the field is free for the next line at once. */
  sendDraft(): void {
    const text = this.draft.trim();
    if (text === '' || this.tooLong) return;
    const line: Unsent = { clientId: randomId(), text, at: this.deps.now() };
    this.unsent = [...this.unsent, line];
    this.draft = '';
    this.keep();
    void this.send.run(line);
  }

  /** Gives up a line that could not be sent: its text goes back into the empty field. */
  giveUp(line: Unsent): void {
    this.unsent = this.unsent.filter((one) => one !== line);
    if (this.draft === '') this.draft = line.text;
    this.send.dismiss(line.clientId);
    this.keep();
  }

  private arrived({ message, sent }: { message: number; sent: PrivateMessage }, line: Unsent): void {
    this.unsent = this.unsent.filter(({ clientId }) => clientId !== line.clientId);
    this.lines.prepend(sent);
    if (this.messageId === null) this.messageId = message;
    this.keep();
    this.deps.changed();
  }

  private setBlocked(blocked: boolean): void {
    this.blocked = blocked;
  }

  private markReported(id: number): void {
    const line = this.lines.rows.find((one) => one.id === id);
    if (line !== undefined) this.lines.replace({ ...line, reported: true });
  }

  private keep(): void {
    const { draft, unsent } = this;
    const kept = conversationDrafts.of(this.deps, this.personId);
    if (draft === '' && unsent.length === 0) kept.forget();
    else kept.keep({ draft, unsent });
  }
}
