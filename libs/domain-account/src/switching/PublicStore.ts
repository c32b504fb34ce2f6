import { type CallOutput } from '@banyan/contracts';
import type { getPuborg, PublicOrganisation } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, observable } from 'mobx';
import { publicCalls } from '../api/switchCalls.ts';

/** Public organisations, and joining one. */
export class PublicStore {
  readonly list: Request<CallOutput<typeof getPuborg>>;
  readonly joining: Action<number, PublicOrganisation>;
  /** Organisations joined on this page. */
  readonly joined = observable.set<number>();

  constructor(http: Pick<HttpClient, 'call'>, onJoined: () => void) {
    const api = apiOf(http, publicCalls);
    this.list = new Request((_, options) => api.list({}, options));
    this.joining = new Action((eid: number) => api.join({ user_eid: eid }), {
      of: (eid) => eid,
      done: ({ eid }) => {
        this.joined.add(eid);
        onJoined();
      },
    });
    makeAutoObservable(this, { list: false, joining: false, joined: false });
  }

  /** Organisations that the viewer does not belong to yet, and those joined here. */
  get shown(): readonly PublicOrganisation[] {
    return (this.list.value?.organisations ?? []).filter(
      ({ eid, state }) => state === 'open' || state === 'full' || this.joined.has(eid),
    );
  }
}
