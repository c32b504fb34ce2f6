import { type CallInput, type CallOutput } from '@banyan/contracts';
import { type Delivery, type exchangeProduct, type PostalAddress, type ProductDetail } from '@banyan/contracts/mall';
import { Action, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { BookApi, MallApi } from '../api/mallCalls.ts';
import { mallRefusalOf } from '../shared/mallRefusal.ts';

/** The receipt of an exchange. */
export type Receipt = CallOutput<typeof exchangeProduct>;

/** Most pieces of one exchange. */
const MOST = 99;

/** Most pieces available now, whatever the points. */
function mostOf({ perPerson, perTime, product, taken }: ProductDetail): number {
  const limit = perPerson === null ? MOST : perPerson - taken;
  return Math.max(0, Math.min(MOST, limit, perTime ?? MOST, product.stock ?? MOST));
}

/** A product, its delivery, and its exchange. */
export class OrderStore {
  readonly detail: Request<ProductDetail>;
  readonly book: Request<readonly PostalAddress[]>;
  readonly exchange: Action<Omit<CallInput<typeof exchangeProduct>, 'id'>, Receipt>;
  quantity = 1;
  delivery: Delivery = 'mail';
  /** 0: none. */
  addressId = 0;
  /** The latest exchange; null when there is none. */
  receipt: Receipt | null = null;

  constructor(
    id: number,
    api: Pick<MallApi, 'product' | 'exchange'>,
    books: Pick<BookApi, 'book'>,
    onPointsChanged: () => void = () => undefined,
  ) {
    this.detail = new Request(async (_, options) => {
      const detail = await api.product({ id }, options);
      this.fit(detail);
      return detail;
    });
    this.book = new Request(async (_, options) => {
      const { items } = await books.book({}, options);
      this.fitAddress(items);
      return items;
    });
    this.exchange = new Action(
      async (input, options) => {
        try {
          return await api.exchange({ id, ...input }, options);
        } catch (error) {
          // The data shown has changed: points, stock, the shelf.
          if (mallRefusalOf(error) !== null) void this.detail.refresh();
          throw error;
        }
      },
      {
        done: (receipt) => {
          this.keep(receipt);
          onPointsChanged();
          void this.detail.refresh();
        },
      },
    );
    makeAutoObservable(this, { detail: false, book: false, exchange: false, receipt: observableRef });
  }

  show(loggedIn: boolean): void {
    this.receipt = null;
    this.quantity = 1;
    this.exchange.dismiss();
    void this.detail.load();
    if (loggedIn) void this.book.show();
  }

  leave(): void {
    this.detail.clear();
    this.book.leave();
  }

  /** Most pieces available now, whatever the points. */
  get most(): number {
    const { value } = this.detail;
    return value === null ? 0 : mostOf(value);
  }

  setQuantity(quantity: number): void {
    // Pieces are whole.
    this.keepWithin(Math.round(quantity), this.most);
    this.exchange.dismiss();
  }

  setDelivery(delivery: Delivery): void {
    this.delivery = delivery;
    this.exchange.dismiss();
  }

  setAddress(id: number): void {
    this.addressId = id;
    this.exchange.dismiss();
  }

  closeReceipt(): void {
    this.receipt = null;
  }

  /** Exchanges the chosen quantity. */
  run(): Promise<boolean> {
    const { addressId, delivery, quantity } = this;
    return this.exchange.run({ quantity, delivery, addressId: delivery === 'mail' ? addressId : 0 });
  }

  private keep(receipt: Receipt): void {
    this.receipt = receipt;
    this.quantity = 1;
  }

  private keepWithin(quantity: number, most: number): void {
    this.quantity = Math.max(1, Math.min(most, quantity));
  }

  private fit(detail: ProductDetail): void {
    const { product } = detail;
    this.keepWithin(this.quantity, mostOf(detail));
    if (!product.deliveries.includes(this.delivery)) this.delivery = product.deliveries[0] ?? 'mail';
  }

  private fitAddress(items: readonly PostalAddress[]): void {
    if (!items.some(({ id }) => id === this.addressId)) this.addressId = items[0]?.id ?? 0;
  }
}
