import {
  type ExchangeRecord,
  type ExchangeTab,
  type PointsEntry,
  type PointsHome,
  type PointsQuery,
  type PointsTab,
} from '@banyan/contracts/mall';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { bookCalls, recordCalls, type BookApi, type RecordApi } from '../api/mallCalls.ts';
import { pointsCalls, signCalls, type PointsApi, type SignApi } from '../api/pointsCalls.ts';
import type { MallEnvironment } from '../mall.environment.ts';
import { SignInStore } from '../sign/SignInStore.ts';
import { AddressBookStore } from './AddressBookStore.ts';
import type { ExchangeAct } from './exchangeAct.ts';

/** The viewer's points: ledger, exchanges, addresses, signing in. */
export class PointsStore {
  readonly home: Request<PointsHome>;
  readonly entries: PagedList<PointsEntry, PointsTab>;
  readonly exchanges: PagedList<ExchangeRecord, ExchangeTab>;
  readonly change: Action<{ readonly id: number; readonly act: ExchangeAct }, ExchangeRecord>;
  readonly book: AddressBookStore;
  readonly sign: SignInStore;

  constructor(
    apis: { readonly points: PointsApi; readonly record: RecordApi; readonly book: BookApi; readonly sign: SignApi },
    onPointsChanged: () => void = () => undefined,
  ) {
    const { points, record } = apis;
    this.home = new Request((_, options) => points.home({}, options));
    this.entries = new PagedList((tab, cursor, options) => points.entries(from({ tab }, cursor), options), {
      id: ({ id }) => id,
    });
    this.exchanges = new PagedList((tab, cursor, options) => record.list(from({ tab }, cursor), options), {
      id: ({ id }) => id,
    });
    const changed = () => {
      onPointsChanged();
      void this.home.refresh();
      void this.entries.renew();
    };
    this.change = new Action(({ id, act }, options) => record[act]({ id }, options), {
      of: ({ id }) => id,
      done: (after) => {
        this.exchanges.replace(after);
        changed();
      },
    });
    this.book = new AddressBookStore(apis.book);
    this.sign = new SignInStore(apis.sign, changed);
  }

  show({ view, way, state }: PointsQuery): void {
    void this.home.show();
    if (view === 'entries') void this.entries.show(way);
    else if (view === 'exchanges') void this.exchanges.show(state);
    else this.book.show();
  }

  refresh(): void {
    void this.home.refresh();
    void this.entries.refresh();
    void this.exchanges.refresh();
    void this.book.items.refresh();
  }

  leave(): void {
    this.home.leave();
    this.entries.leave();
    this.exchanges.leave();
    this.book.leave();
  }
}

const from = <Query extends object>(query: Query, cursor: string) => (cursor === '' ? query : { ...query, cursor });

export const makePointsStore = ({ http, ports }: MallEnvironment) =>
  new PointsStore(
    {
      points: apiOf(http, pointsCalls),
      record: apiOf(http, recordCalls),
      book: apiOf(http, bookCalls),
      sign: apiOf(http, signCalls),
    },
    () => ports.onPointsChanged?.(),
  );
