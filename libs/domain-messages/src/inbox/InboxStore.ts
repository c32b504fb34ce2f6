import {
  inboxInput,
  isSocial,
  type InboxQuery,
  type MessageBox,
  type MessageCounts,
  type MessageDetail,
  type MessageRow,
} from '@banyan/contracts/messages';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inboxCalls, type InboxApi } from '../api/inboxCalls.ts';
import type { MessagesEnvironment } from '../messages.environment.ts';

/** Which message is open: by its id, or as the score of a task. */
export type Opened = { readonly id: number } | { readonly task: number; readonly user: number };

/** A list of the inbox and how it is filtered. */
export interface Shown {
  readonly box: MessageBox;
  readonly query: InboxQuery;
}

interface Marked {
  readonly row: MessageRow;
  readonly read: boolean;
}

const keyOf = (value: unknown) => JSON.stringify(value);

/** The inbox: unread counts, one list, the open message. */
export class InboxStore {
  readonly counts: Request<MessageCounts>;
  readonly list: PagedList<MessageRow, Shown>;
  readonly opened: Request<MessageDetail, Opened>;
  readonly mark: Action<Marked>;
  readonly readAll: Action<void, { readonly count: number }>;
  readonly remove: Action<MessageRow>;
  readonly putBack: Action<MessageRow>;
  /** The question removed last; null when there is none to restore. */
  removed: MessageRow | null = null;
  /** There are newer messages, and the list is scrolled too far down to be restarted unasked. */
  newer = false;
  private shown = '';
  private openedKey = '';
  private readonly changed: () => void;

  constructor(api: InboxApi, changed: () => void) {
    this.changed = changed;
    this.counts = new Request((_, options) => api.counts({}, options));
    this.list = new PagedList(
      ({ box, query }, cursor, options) => {
        const { about, ...input } = { ...inboxInput(box, query), cursor };
        return isSocial(box) ? api.social({ ...input, box }, options) : api.list({ ...input, about, box }, options);
      },
      { id: ({ id }) => id },
    );
    this.opened = new Request((of, options) =>
      'id' in of ? api.one({ id: of.id }, options) : api.taskScore({ task_id: of.task, uid: of.user }, options),
    );
    this.mark = new Action(({ read, row }, options) => api.setRead({ id: row.id, read: read ? 'Y' : 'N' }, options), {
      of: ({ row }) => row.id,
      shownAtOnce: ({ read, row }) => {
        this.setRead(row, read);
        return () => this.setRead(row, !read);
      },
      done: () => this.tell(),
    });
    this.readAll = new Action((_, options) => api.readAll({}, options), { done: () => this.allRead() });
    this.remove = new Action((row, options) => api.remove({ id: row.id, removed: 'Y' }, options), {
      of: ({ id }) => id,
      shownAtOnce: ({ id }) => this.list.without(id),
      done: (_, row) => this.takenOut(row),
    });
    this.putBack = new Action((row, options) => api.remove({ id: row.id, removed: 'N' }, options), {
      done: () => {
        this.keepRemoved(null);
        void this.list.retry();
      },
    });
    makeAutoObservable<this, 'changed' | 'openedKey' | 'shown'>(this, {
      counts: false,
      list: false,
      opened: false,
      mark: false,
      readAll: false,
      remove: false,
      putBack: false,
      removed: observableRef,
      changed: false,
      shown: false,
      openedKey: false,
    });
  }

  /** Shows a list, and the open message beside it; present content stays while it is read again. */
  show(shown: Shown, opened: Opened | null): void {
    void this.counts.show();
    const { about, keyword, unread } = shown.query;
    const key = keyOf([shown.box, about, keyword, unread]);
    if (key === this.shown && this.list.state === 'ready') void this.list.refresh();
    else this.showList(key, shown);
    if (opened === null) {
      this.openedKey = '';
      this.opened.clear();
    } else void this.open(opened);
  }

  /** The server has counted again: for another window, or for a new message. */
  heard(): void {
    void this.hearCounts();
    void this.list.refresh();
    void this.hearOpened();
  }

  /** Restarts the list, for messages that came meanwhile. */
  begin(): void {
    this.newer = false;
    void this.list.retry();
  }

  leave(): void {
    this.list.leave();
    this.opened.leave();
    this.counts.leave();
  }

  /** The row beside the one that is open, one further down or up. */
  neighbour(step: 1 | -1): MessageRow | undefined {
    const { rows } = this.list;
    const at = rows.findIndex(({ id }) => id === this.opened.value?.id);
    return rows[at === -1 ? (step === 1 ? 0 : -1) : at + step];
  }

  /** Further down the list nothing is put in unasked: more that is unread is said. */
  private async hearCounts(): Promise<void> {
    const before = this.counts.value?.total;
    await this.counts.refresh();
    const now = this.counts.value?.total;
    if (before === undefined || now === undefined || now <= before) return;
    if (this.list.rows.length > 30) runInAction(() => (this.newer = true));
  }

  /** The open message has changed, such as a conversation with another line: it counts as read when seen. */
  private async hearOpened(): Promise<void> {
    const before = this.opened.value;
    // A message being removed is gone.
    if (before === null || this.remove.isPending(before.id)) return;
    await this.opened.refresh();
    const { value } = this.opened;
    if (value?.id === before.id && value.at !== before.at && !value.read)
      void this.mark.run({ row: value, read: true });
  }

  /** An opened message counts as read, unless it was marked as unread while it was open. */
  private async open(opened: Opened): Promise<void> {
    const key = keyOf(opened);
    if (key === this.openedKey && this.opened.state === 'ready') return this.opened.refresh();
    this.openedKey = key;
    await this.opened.load(opened);
    const { value } = this.opened;
    if (value !== null && this.openedKey === key && !value.read) void this.mark.run({ row: value, read: true });
  }

  private showList(key: string, shown: Shown): void {
    this.shown = key;
    this.newer = false;
    this.removed = null;
    void this.list.show(shown);
  }

  private setRead(row: MessageRow, read: boolean): void {
    const known = this.list.rows.find(({ id }) => id === row.id);
    if (known !== undefined) this.list.replace({ ...known, read });
    const { value } = this.opened;
    if (value?.id === row.id) this.opened.set({ ...value, read });
    const counts = this.counts.value;
    if (counts === null) return;
    const before = counts.unread[row.kind];
    const now = Math.max(0, before + (read ? -1 : 1));
    this.counts.set({ ...counts, unread: { ...counts.unread, [row.kind]: now }, total: counts.total + now - before });
  }

  private allRead(): void {
    for (const row of this.list.rows) if (!row.read) this.list.replace({ ...row, read: true });
    const { value } = this.opened;
    if (value !== null) this.opened.set({ ...value, read: true });
    this.tell();
  }

  /** The page leaves the removed message for the list; until then it is not read again. */
  private takenOut(row: MessageRow): void {
    if (this.opened.value?.id === row.id) {
      this.openedKey = '';
      this.opened.clear();
    }
    this.keepRemoved(row);
  }

  private keepRemoved(row: MessageRow | null): void {
    this.removed = row;
    this.tell();
  }

  private tell(): void {
    void this.counts.refresh();
    this.changed();
  }
}

export const makeInboxStore = ({ http, ports }: MessagesEnvironment) =>
  new InboxStore(apiOf(http, inboxCalls), () => ports.counters?.changed());
