import { makeAutoObservable, observableRef } from 'mobx';

/** The columns of a table as a screen describes them. */
export interface ColumnSettings {
  /** Ids of all columns in their usual order. The first one names the row: it is always shown. */
  readonly columns: readonly string[];
  /** Ids of columns that are hidden until somebody asks for them. */
  readonly hidden?: readonly string[];
  /** Ids of columns that stay in sight when the table scrolls sideways. */
  readonly pinned?: readonly string[];
}

/** Which columns are shown, in which order, and which of them stay in sight. */
export class ColumnsStore {
  /** Ids of all columns in the present order. */
  order: readonly string[];
  hidden: readonly string[];
  pinned: readonly string[];
  #usual: Required<ColumnSettings>;
  /** The columns without those that the enterprise adds. */
  readonly #own: readonly string[];

  constructor({ columns, hidden = [], pinned = [] }: ColumnSettings) {
    this.#usual = { columns, hidden, pinned };
    this.#own = columns;
    this.order = columns;
    this.hidden = hidden;
    this.pinned = pinned;
    makeAutoObservable(this, { order: observableRef, hidden: observableRef, pinned: observableRef });
  }

  /** Takes columns that the enterprise adds behind the others; they are hidden until somebody asks for them. */
  extend(added: readonly string[]): void {
    const written = this.written;
    const hidden = this.#usual.hidden.filter((id) => this.#own.includes(id));
    this.#usual = { ...this.#usual, columns: [...this.#own, ...added], hidden: [...hidden, ...added] };
    this.reset();
    this.read(written);
  }

  /** Whether a column can be hidden: the one that names the row cannot. */
  canHide(id: string): boolean {
    return id !== this.#usual.columns[0];
  }

  isShown(id: string): boolean {
    return !this.hidden.includes(id);
  }

  isPinned(id: string): boolean {
    return this.pinned.includes(id);
  }

  show(id: string, shown: boolean): void {
    if (!this.canHide(id)) return;
    const others = this.hidden.filter((one) => one !== id);
    this.hidden = shown ? others : [...others, id];
  }

  pin(id: string, pinned: boolean): void {
    const others = this.pinned.filter((one) => one !== id);
    this.pinned = pinned ? [...others, id] : others;
  }

  /** Puts all columns in this order. */
  arrange(order: readonly string[]): void {
    const known = order.filter((id) => this.#usual.columns.includes(id));
    this.order = [...known, ...this.#usual.columns.filter((id) => !known.includes(id))];
  }

  /** Shows the usual columns in the usual order. */
  reset(): void {
    this.order = this.#usual.columns;
    this.hidden = this.#usual.hidden;
    this.pinned = this.#usual.pinned;
  }

  /** The shown columns for the address, pinned ones with `!` in front; empty for the usual ones. */
  get written(): readonly string[] {
    const write = (order: readonly string[], hidden: readonly string[], pinned: readonly string[]) =>
      order.filter((id) => !hidden.includes(id)).map((id) => (pinned.includes(id) ? `!${id}` : id));
    const now = write(this.order, this.hidden, this.pinned);
    const usual = write(this.#usual.columns, this.#usual.hidden, this.#usual.pinned);
    return now.join() === usual.join() ? [] : now;
  }

  /** Takes the columns of an address; unknown ones are left out. */
  read(written: readonly string[]): void {
    if (written.join() === this.written.join()) return;
    if (written.length === 0) return this.reset();
    const shown = written.map((one) => one.replace(/^!/, ''));
    this.arrange(shown);
    this.hidden = this.#usual.columns.filter((id) => !shown.includes(id) && this.canHide(id));
    this.pinned = written.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
  }
}
