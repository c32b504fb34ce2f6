import { makeAutoObservable } from 'mobx';
import type { Attempt } from '../answers/Attempt.ts';
import type { AnswerItem } from '../answers/AnswerItem.ts';
import type { WindowStorage } from '../answers/SwitchReporter.ts';

/** Where this window remembers how papers are shown. */
export const modeName = 'banyan.exam.mode';

function read(storage: WindowStorage): string | null {
  try {
    return storage.getItem(modeName);
  } catch {
    return null;
  }
}

/** Where the learner is on the paper, and how it is shown. */
export class Reading {
  /** One question at a time, or the whole paper. */
  mode: 'one' | 'all' = 'one';
  index = 0;
  readonly #attempt: Attempt;

  readonly #storage: WindowStorage;

  constructor(attempt: Attempt, storage: WindowStorage) {
    this.#attempt = attempt;
    this.#storage = storage;
    if (read(storage) === 'all') this.mode = 'all';
    makeAutoObservable(this);
  }

  /** Begins at the first question that is open. */
  begin(): void {
    const open = this.#items.findIndex(({ answered }) => !answered);
    this.index = Math.max(0, open);
    const item = this.item;
    if (item !== undefined) item.current = true;
  }

  /** The question in view. */
  get item(): AnswerItem | undefined {
    return this.#items[this.index];
  }

  get first(): boolean {
    return this.index === 0;
  }

  get last(): boolean {
    return this.index >= this.#items.length - 1;
  }

  /** Goes to a question; what was answered before is sent. */
  go(index: number): void {
    const next = this.#items[index];
    const before = this.item;
    if (next === undefined || next === before) return;
    if (before !== undefined) before.current = false;
    next.current = true;
    this.index = index;
    this.#attempt.sender.flush();
  }

  /** One on, or back. */
  step(by: 1 | -1): void {
    this.go(this.index + by);
  }

  /** Shows one question or all; a reload keeps to it. */
  show(mode: 'one' | 'all'): void {
    this.mode = mode;
    try {
      this.#storage.setItem(modeName, mode);
    } catch {
      // Full or forbidden: it lives as long as the page.
    }
  }

  get #items(): readonly AnswerItem[] {
    return this.#attempt.book.items;
  }
}
