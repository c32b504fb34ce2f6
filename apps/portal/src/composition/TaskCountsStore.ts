import {
  countIn,
  taskCounters,
  taskCounts,
  type TaskCounts as Counts,
  type TaskPart,
} from '@banyan/contracts/training';
import type { HttpClient } from '@banyan/core-http';
import type { SessionView } from '@banyan/core-session';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { CountersStore } from './CountersStore.ts';

/** Red points of the task centre: the number of tasks that can be done now. Unknown numbers are not shown. */
export class TaskCountsStore {
  private counts: Counts | null = null;
  private turn = 0;
  private following = false;
  private readonly http: Pick<HttpClient, 'call'>;
  private readonly session: Pick<SessionView, 'userId'>;
  private readonly counters: Pick<CountersStore, 'roundOf'>;

  constructor(deps: {
    readonly http: Pick<HttpClient, 'call'>;
    readonly session: Pick<SessionView, 'userId'>;
    readonly counters: Pick<CountersStore, 'roundOf'>;
  }) {
    this.http = deps.http;
    this.session = deps.session;
    this.counters = deps.counters;
    makeAutoObservable<this, 'turn' | 'following' | 'http' | 'session' | 'counters'>(this, {
      ...{ turn: false, following: false, http: false, session: false, counters: false },
    });
  }

  /** Number of open tasks in a part; null: in all of them. */
  of(part: TaskPart | null): number {
    return this.counts === null ? 0 : countIn(this.counts, part);
  }

  /** A new number each time the tasks may have changed. */
  get round(): number {
    return taskCounters.reduce((sum, counter) => sum + this.counters.roundOf(counter), 0);
  }

  /** Keeps the numbers up to date for the current person from now on; called by the first navigation on the page. */
  follow(): void {
    if (this.following) return;
    this.following = true;
    reaction(
      () => [this.session.userId, this.round] as const,
      ([who], before) => {
        // Nobody sees the numbers of the person before.
        if (before !== undefined && before[0] !== who) this.forget();
        if (who !== null) void this.read();
      },
      { fireImmediately: true, equals: ([a, m], [b, n]) => a === b && m === n },
    );
  }

  /** The page is visible again: time alone opens and ends tasks. */
  look(): void {
    if (this.following && this.session.userId !== null) void this.read();
  }

  /** Reads them again; without an answer the display stays. */
  private async read(): Promise<void> {
    this.turn += 1;
    const mine = this.turn;
    try {
      const counts = await this.http.call(taskCounts, {});
      if (mine === this.turn) this.set(counts);
    } catch {
      // An unreadable red point needs no message; the next change, or the next look, reads it again.
    }
  }

  /** Also discards an answer that is still under way. */
  private forget(): void {
    this.turn += 1;
    this.set(null);
  }

  private set(counts: Counts | null): void {
    runInAction(() => (this.counts = counts));
  }
}
