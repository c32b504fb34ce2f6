import { messageCounts } from '@banyan/contracts/messages';
import type { HttpClient } from '@banyan/core-http';
import { makeAutoObservable, runInAction } from 'mobx';

/** Number of unread messages; the known number stays while it is fetched again, and when that fails. */
export class BellStore {
  unread = 0;
  private turn = 0;
  private readonly http: Pick<HttpClient, 'call'>;

  constructor(http: Pick<HttpClient, 'call'>) {
    this.http = http;
    makeAutoObservable<this, 'http' | 'turn'>(this, { http: false, turn: false });
  }

  /** Fetches it; only the latest request counts. */
  async ask(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    try {
      const { total } = await this.http.call(messageCounts, {});
      if (turn === this.turn) runInAction(() => (this.unread = total));
    } catch {
      // A bell without its number still leads to the messages, which show the error.
    }
  }

  /** Called after a logout. */
  forget(): void {
    this.turn += 1;
    this.unread = 0;
  }
}

const stores = new WeakMap<object, BellStore>();

/** The one store of a portal: header and number stay from screen to screen. */
export function bellStoreOf(http: HttpClient): BellStore {
  const known = stores.get(http);
  if (known !== undefined) return known;
  const made = new BellStore(http);
  stores.set(http, made);
  return made;
}
