import type { CallInput, CallOutput } from '@banyan/contracts';
import type { decideReturn, DeskExchange, deskExchanges, MallDeskTab, sendExchange } from '@banyan/contracts/mall';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable, observable } from 'mobx';
import { deskCalls, type DeskApi } from '../api/mallCalls.ts';
import type { MallEnvironment } from '../mall.environment.ts';

/** Courier and number that are typed for a parcel and not sent. */
export interface Parcel {
  readonly company: string;
  readonly number: string;
}
const blank: Parcel = { company: '', number: '' };

/** The mall's part of the review desk: parcels to send, returns to take. */
export class MallDeskStore {
  readonly lists: Readonly<Record<MallDeskTab, PagedList<DeskExchange, void, CallOutput<typeof deskExchanges>>>>;
  readonly send: Action<CallInput<typeof sendExchange>, CallOutput<typeof sendExchange>>;
  readonly decide: Action<CallInput<typeof decideReturn>, CallOutput<typeof decideReturn>>;
  readonly parcels = observable.map<number, Parcel>();
  private readonly counts = observable.map<MallDeskTab, number>();

  constructor(api: DeskApi) {
    const list = (show: MallDeskTab) =>
      new PagedList<DeskExchange, void, CallOutput<typeof deskExchanges>>(
        async (_, cursor, options) => {
          const page = await api.list({ show, cursor }, options);
          this.tell(show, page.total);
          return page;
        },
        { id: ({ exchange }) => exchange.id },
      );
    this.lists = { send: list('send'), return: list('return') };
    this.send = new Action((input, options) => api.send(input, options), {
      of: ({ id }) => id,
      done: ({ total }, { id }) => {
        this.lists.send.without(id);
        this.parcels.delete(id);
        this.tell('send', total);
      },
    });
    this.decide = new Action((input, options) => api.decide(input, options), {
      of: ({ id }) => id,
      done: ({ total }, { id }) => {
        this.lists.return.without(id);
        this.tell('return', total);
      },
    });
    makeAutoObservable(this, { lists: false, send: false, decide: false, parcels: false });
  }

  /** Number of exchanges that wait for an administrator. */
  get count(): number {
    return (this.counts.get('send') ?? 0) + (this.counts.get('return') ?? 0);
  }

  get dirty(): boolean {
    return [...this.parcels.values()].some(({ company, number }) => company.trim() !== '' || number.trim() !== '');
  }

  parcelOf(id: number): Parcel {
    return this.parcels.get(id) ?? blank;
  }

  write(id: number, change: Partial<Parcel>): void {
    this.parcels.set(id, { ...this.parcelOf(id), ...change });
  }

  show(tab: MallDeskTab): void {
    void this.lists[tab].show();
  }

  /** Asks for what waits, whichever list is open. */
  refresh(): void {
    for (const list of Object.values(this.lists)) void (list.state === 'idle' ? list.show() : list.refresh());
  }

  leave(): void {
    for (const list of Object.values(this.lists)) list.leave();
  }

  private tell(show: MallDeskTab, total: number): void {
    this.counts.set(show, total);
  }
}

export const makeMallDeskStore = ({ http }: MallEnvironment) => new MallDeskStore(apiOf(http, deskCalls));
