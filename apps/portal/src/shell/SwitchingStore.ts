import { type CallOutput } from '@banyan/contracts';
import { portalList, saveSelectPortal, switchingSet } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Portals = CallOutput<typeof portalList>['portals'];

/** Switches in the header: the enterprise, or a portal inside it. */
export class SwitchingStore {
  /** The current person belongs to more than one enterprise. */
  enterprise = false;
  /** Portals to choose from; empty if there is no choice. */
  portals: Portals = [];
  private turn = 0;
  private readonly http: Pick<HttpClient, 'call'>;

  constructor(http: Pick<HttpClient, 'call'>) {
    this.http = http;
    makeAutoObservable<this, 'http' | 'turn'>(this, { http: false, turn: false, portals: observableRef });
  }

  /** Fetches it; only the latest request counts. */
  async ask(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    try {
      const { enterprise, portal } = await this.http.call(switchingSet, {});
      const portals = portal === 'Y' ? (await this.http.call(portalList, {})).portals : [];
      if (turn !== this.turn) return;
      runInAction(() => {
        this.enterprise = enterprise === 'Y';
        this.portals = portals;
      });
    } catch {
      // The menu works without these lines; the next page fetches them again.
    }
  }

  /** False when the choice was not saved; the display stays then. */
  async choose(portalId: string): Promise<boolean> {
    // Earlier requests do not include the choice.
    this.turn += 1;
    const { turn } = this;
    try {
      const kept = await this.http.call(saveSelectPortal, { portalId });
      if (turn === this.turn)
        runInAction(() => {
          this.portals = this.portals.map((one) => ({ ...one, chosen: one.portalId === kept.portalId ? 'Y' : 'N' }));
        });
      return true;
    } catch {
      return false;
    }
  }

  /** Called after a logout. */
  forget(): void {
    this.turn += 1;
    this.enterprise = false;
    this.portals = [];
  }
}

const stores = new WeakMap<object, SwitchingStore>();

/** The one store of a portal: the menu stays from screen to screen. */
export function switchingStoreOf(http: HttpClient): SwitchingStore {
  const known = stores.get(http);
  if (known !== undefined) return known;
  const made = new SwitchingStore(http);
  stores.set(http, made);
  return made;
}
