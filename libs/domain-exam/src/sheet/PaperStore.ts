import { makeAutoObservable } from 'mobx';
import type { AttemptStore } from '../answers/AttemptStore.ts';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import type { WindowStorage } from '../shared/windowStorage.ts';

/** Key under which this window remembers how papers are shown. */
export const modeName = 'banyan.exam.mode';
/** Key under which this window remembers the question of an attempt in view. */
export const placeName = (attemptId: number) => `banyan.exam.place.${attemptId}`;

function read(storage: WindowStorage, name: string): string | null {
  try {
    return storage.getItem(name);
  } catch {
    return null;
  }
}

function write(storage: WindowStorage, name: string, text: string): void {
  try {
    storage.setItem(name, text);
  } catch {
    // Full or forbidden: the value lasts as long as the page.
  }
}

/** The learner's place on the paper, and how it is shown. */
export class PaperStore {
  /** One question at a time, or the whole paper. */
  mode: 'one' | 'all' = 'one';
  index = 0;
  readonly #attempt: AttemptStore;

  readonly #storage: WindowStorage;

  constructor(attempt: AttemptStore, storage: WindowStorage) {
    this.#attempt = attempt;
    this.#storage = storage;
    if (read(storage, modeName) === 'all') this.mode = 'all';
    makeAutoObservable(this);
  }

  /** Continues at the question last viewed in this window; else begins at the first open one. */
  begin(): void {
    const before = Number(read(this.#storage, this.#place));
    const seen = this.#items.findIndex(({ id }) => id === before);
    const open = this.#items.findIndex(({ answered }) => !answered);
    this.index = Math.max(0, seen === -1 ? open : seen);
    const item = this.item;
    if (item !== undefined) item.current = true;
  }

  /** The question in view. */
  get item(): AnswerStore | undefined {
    return this.#items[this.index];
  }

  get first(): boolean {
    return this.index === 0;
  }

  get last(): boolean {
    return this.index >= this.#items.length - 1;
  }

  /** Goes to a question; sends the previous answers. */
  go(index: number): void {
    const next = this.#items[index];
    const before = this.item;
    if (next === undefined || next === before) return;
    if (before !== undefined) before.current = false;
    next.current = true;
    this.index = index;
    write(this.#storage, this.#place, String(next.id));
    this.#attempt.sender.outbox.flush();
  }

  /** One question forward, or back. */
  step(by: 1 | -1): void {
    this.go(this.index + by);
  }

  /** Shows one question or all; a reload keeps the choice. */
  show(mode: 'one' | 'all'): void {
    this.mode = mode;
    write(this.#storage, modeName, mode);
  }

  get #place(): string {
    return placeName(this.#attempt.paper.attemptId);
  }

  get #items(): readonly AnswerStore[] {
    return this.#attempt.book.items;
  }
}
