import { makeAutoObservable, runInAction } from 'mobx';
import type { LeftAnswer } from './AnswersStore.ts';
import type { AnswerShelf, AttemptKey } from './AnswerShelf.ts';

/** The part of the shelf for one attempt. It never rejects: a browser that keeps nothing sets `works` to false. */
export class KeptAnswersStore {
  /** False when this browser cannot keep answers; only the server keeps them then. */
  works = true;
  readonly #shelf: AnswerShelf;
  readonly #key: AttemptKey;
  #work: Promise<unknown> = Promise.resolve();

  constructor(shelf: AnswerShelf, key: AttemptKey) {
    this.#shelf = shelf;
    this.#key = key;
    makeAutoObservable(this);
  }

  /** Reads the answers that an earlier page left. `now`: epoch ms of the server. */
  async read(now: number): Promise<readonly LeftAnswer[]> {
    return (await this.#try(() => this.#shelf.read(this.#key, now))) ?? [];
  }

  /** Stores an answer until it is dropped. */
  keep(answer: LeftAnswer): void {
    void this.#try(() => this.#shelf.keep(this.#key, answer));
  }

  /** Drops answers that the server has. */
  drop(kept: readonly { readonly questionId: number; readonly revision: number }[]): void {
    for (const { questionId, revision } of kept)
      void this.#try(() => this.#shelf.drop(this.#key, questionId, revision));
  }

  /** Removes everything of the attempt. */
  clear(): void {
    void this.#try(() => this.#shelf.clear(this.#key));
  }

  /** Resolves when everything asked so far is done. */
  async settled(): Promise<void> {
    await this.#work;
  }

  #try<Value>(work: () => Promise<Value>): Promise<Value | null> {
    const done = this.#attempt(work);
    this.#work = Promise.all([this.#work, done]);
    return done;
  }

  async #attempt<Value>(work: () => Promise<Value>): Promise<Value | null> {
    try {
      return await work();
    } catch {
      runInAction(() => {
        this.works = false;
      });
      return null;
    }
  }
}
