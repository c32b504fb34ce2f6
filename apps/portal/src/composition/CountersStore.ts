import type { Counter } from '@banyan/contracts/account';
import { makeAutoObservable, observable } from 'mobx';

/** Signals changes of counters on the server. A component that shows one observes its round and reads it again. */
export class CountersStore {
  private readonly rounds = observable.map<Counter, number>();
  private missed = 0;

  constructor() {
    makeAutoObservable<this, 'rounds'>(this, { rounds: false });
  }

  /** A new number each time the counter may have changed. */
  roundOf(counter: Counter): number {
    return (this.rounds.get(counter) ?? 0) + this.missed;
  }

  /** Marks counters as changed; null: all of them. */
  change(counters: readonly Counter[] | null): void {
    if (counters === null) this.missed += 1;
    for (const counter of counters ?? []) this.rounds.set(counter, (this.rounds.get(counter) ?? 0) + 1);
  }
}
