import type { CallInput } from '@banyan/contracts';
import type { Bought, buyForPeople, EnterpriseItem, EnterpriseOrder } from '@banyan/contracts/course';
import type { ExportedTable, ExportFormat, ManagedPerson } from '@banyan/contracts/organisation';
import { makeListExport, type ListExportStore } from '@banyan/core-console';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { purchaseCalls, type PurchaseApi } from '../../api/purchaseCalls.ts';
import type { CourseEnvironment } from '../../course.environment.ts';

/** A wanted purchase: the item and its people. */
export type Wanted = Pick<CallInput<typeof buyForPeople>, 'everyone' | 'id' | 'kind' | 'people'>;

/** Purchases of the enterprise: the items on sale, an order in the making, and the orders so far. */
export class PurchasesStore {
  readonly items: Request<readonly EnterpriseItem[]>;
  readonly orders: PagedList<EnterpriseOrder>;
  /** People found for the choice. */
  readonly found: Request<readonly ManagedPerson[], string>;
  /** The order that waits for its confirmation, with what it comes to; null: none. */
  waiting: { readonly wanted: Wanted; readonly quote: Bought } | null = null;
  /** Number of the form: with another one, an order was made from it. */
  form = 0;
  private readonly asking: Action<CallInput<typeof buyForPeople>, Bought>;
  private readonly buying: Action<CallInput<typeof buyForPeople>, Bought>;

  readonly leaving: ListExportStore;
  private readonly rights: Request<boolean>;
  private readonly api: PurchaseApi;

  constructor(api: PurchaseApi, leaving: ListExportStore) {
    this.api = api;
    this.leaving = leaving;
    this.rights = new Request(async (_, options) =>
      (await api.access({}, options)).rights.some(({ permission }) => permission === 'courses.export'),
    );
    this.items = new Request(async (_, options) => (await api.items({}, options)).items);
    this.orders = new PagedList((_, cursor, options) => api.orders({ cursor }, options), {
      id: ({ number }) => number,
    });
    this.found = new Request(
      async (q, options) => (await api.people({ q, type: '', state: '', sort: 'account', size: 20 }, options)).items,
    );
    this.asking = new Action((input, options) => api.buy(input, options), {
      done: (quote, { everyone, id, kind, people }) => this.ask({ everyone, id, kind, people }, quote),
    });
    this.buying = new Action((input, options) => api.buy(input, options), { done: () => this.done() });
    makeAutoObservable<this, 'api' | 'asking' | 'buying' | 'rights'>(this, {
      api: false,
      leaving: false,
      rights: false,
      items: false,
      orders: false,
      found: false,
      asking: false,
      buying: false,
      waiting: observableRef,
    });
  }

  show(): void {
    void this.items.show();
    void this.orders.show();
    void this.rights.show();
  }

  leave(): void {
    this.items.leave();
    this.orders.leave();
    this.rights.leave();
  }

  /** Whether the viewer may take the orders out as a file; while that is not known, the server decides. */
  get mayExport(): boolean {
    return this.rights.value !== false;
  }

  /** Begins to write all orders into a file. */
  exportAs(format: ExportFormat): Promise<ExportedTable> {
    return this.api.export({ format });
  }

  /** Asks what an order comes to; rejects when it was refused. */
  async quote(wanted: Wanted): Promise<void> {
    if (!(await this.asking.run({ ...wanted, ask: 'Y' }))) throw this.asking.failureOf();
  }

  /** Makes the order that waits; rejects when it failed. */
  async confirm(): Promise<void> {
    if (this.waiting === null) return;
    if (!(await this.buying.run({ ...this.waiting.wanted, ask: 'N' }))) throw this.buying.failureOf();
  }

  cancel(): void {
    this.waiting = null;
  }

  private ask(wanted: Wanted, quote: Bought): void {
    this.waiting = { wanted, quote };
  }

  private done(): void {
    this.form += 1;
    void this.orders.refresh();
  }
}

export const makePurchasesStore = ({ http }: CourseEnvironment) =>
  new PurchasesStore(apiOf(http, purchaseCalls), makeListExport(http));
