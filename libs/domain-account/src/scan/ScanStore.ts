import { type CallOutput } from '@banyan/contracts';
import { enterByScan, type ScanState, type scanStanding, type startScan } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { apiOf, brokenFields, Request } from '@banyan/core-screen';
import { makeAutoObservable, runInAction } from 'mobx';
import { scanCalls } from '../api/scanCalls.ts';
import type { Entrance } from '../shared/entrance.ts';

/** A code to scan by phone, and its state. The secret that opens the session stays in here. */
export class ScanStore {
  readonly picture: Request<CallOutput<typeof startScan>>;
  state: ScanState = 'waiting';
  /** Name of the person who scanned it. */
  name = '';
  /** The last poll did not reach the server; the next one may. */
  offline = false;
  private looking = false;
  private readonly http: Pick<HttpClient, 'call'>;
  private readonly look: (secret: string) => Promise<CallOutput<typeof scanStanding>>;

  constructor(http: Pick<HttpClient, 'call'>) {
    const api = apiOf(http, scanCalls);
    this.http = http;
    this.picture = new Request((_, options) => api.start({}, options));
    this.look = (secret) => api.look({ secret });
    makeAutoObservable<this, 'http' | 'look' | 'looking'>(this, {
      http: false,
      look: false,
      looking: false,
      picture: false,
    });
  }

  /** Whether polling makes sense. */
  get waits(): boolean {
    return this.picture.state === 'ready' && (this.state === 'waiting' || this.state === 'scanned');
  }

  /** Fetches another picture. */
  async renew(): Promise<void> {
    this.state = 'waiting';
    this.name = '';
    this.offline = false;
    await this.picture.load();
  }

  /** Polls once; true when the phone has confirmed. One poll at a time. */
  async poll(): Promise<boolean> {
    const secret = this.picture.value?.secret;
    if (this.looking || secret === undefined || !this.waits) return false;
    this.looking = true;
    try {
      const { name, state } = await this.look(secret);
      // Another picture has loaded meanwhile.
      if (secret !== this.picture.value?.secret) return false;
      runInAction(() => {
        this.state = state;
        this.name = name;
        this.offline = false;
      });
      return state === 'confirmed';
    } catch {
      if (secret === this.picture.value?.secret) runInAction(() => (this.offline = true));
      return false;
    } finally {
      this.looking = false;
    }
  }

  /** Logs in after the phone has confirmed. */
  async enter(login: Pick<Entrance, 'enter' | 'failure'>, remember: boolean): Promise<boolean> {
    const secret = this.picture.value?.secret ?? '';
    const entered = await login.enter(
      () => this.http.call(enterByScan, { secret, remember: remember ? 'Y' : 'N' }),
      remember,
    );
    const isShown = secret === this.picture.value?.secret;
    if (!entered && isShown && brokenFields(login.failure, ['secret']).length > 0)
      runInAction(() => (this.state = 'expired'));
    return entered;
  }
}
