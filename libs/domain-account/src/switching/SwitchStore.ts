import { type CallOutput } from '@banyan/contracts';
import type { selectEnterprise, switchEnterprise } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { Action, apiOf, Request } from '@banyan/core-screen';
import type { SessionStore } from '@banyan/core-session';
import { makeAutoObservable } from 'mobx';
import { switchCalls } from '../api/switchCalls.ts';

/** Number of enterprises from which a search helps. */
const searchedFrom = 7;

/** The viewer's enterprises, and the switch to another one. */
export class SwitchStore {
  readonly list: Request<CallOutput<typeof selectEnterprise>>;
  readonly going: Action<number, CallOutput<typeof switchEnterprise>>;
  words = '';
  /** The last chosen one. */
  chosen: number | null = null;
  /** Whether the session has ended: the browser is on its way to the chosen enterprise. */
  left = false;

  constructor(http: Pick<HttpClient, 'call'>, session: Pick<SessionStore, 'forget'>, leave: (address: string) => void) {
    const api = apiOf(http, switchCalls);
    this.list = new Request((_, options) => api.list({}, options));
    this.going = new Action((eid: number) => api.leave({ user_eid: eid }), {
      done: ({ address }) => {
        this.depart();
        // The server has ended the session: the next person on this host must not find its cookie.
        session.forget();
        leave(address);
      },
    });
    makeAutoObservable(this, { list: false, going: false });
  }

  get all() {
    return this.list.value?.enterprises ?? [];
  }

  get searchable(): boolean {
    return this.all.length >= searchedFrom;
  }

  get shown() {
    const words = this.words.trim().toLocaleLowerCase();
    return this.all.filter(({ enterpriseName, portalName }) =>
      `${portalName}\n${enterpriseName}`.toLocaleLowerCase().includes(words),
    );
  }

  get chosenName(): string {
    return this.all.find(({ eid }) => eid === this.chosen)?.portalName ?? '';
  }

  search(words: string): void {
    this.words = words;
  }

  async enter(eid: number): Promise<void> {
    if (this.going.isPending()) return;
    this.chosen = eid;
    await this.going.run(eid);
  }

  private depart(): void {
    this.left = true;
  }
}
