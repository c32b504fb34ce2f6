import { type CallInput, type CallOutput } from '@banyan/contracts';
import { type Delivery, type exchangeProduct, type PostalAddress, type ProductDetail } from '@banyan/contracts/mall';
import { Action, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { BookApi, MallApi } from '../api/mallCalls.ts';
import { mallRefusalOf } from '../shared/mallRefusal.ts';

/** What an exchange has brought. */
export type Receipt = CallOutput<typeof exchangeProduct>;

/** Most pieces that can be asked for at once. */
const MOST = 99;

/** Most pieces that can be had now, whatever the points. */
function mostOf({ perPerson, product, taken }: ProductDetail): number {
  const limit = perPerson === null ? MOST : perPerson - taken;
  return Math.max(0, Math.min(MOST, limit, product.stock ?? MOST));
}

/** A product, how it is to come, and having it. */
export class Order {
  readonly detail: Request<ProductDetail, number>;
  readonly book: Request<readonly PostalAddress[]>;
  readonly exchange: Action<CallInput<typeof exchangeProduct>, Receipt>;
  quantity = 1;
  delivery: Delivery = 'mail';
  /** 0: none. */
  addressId = 0;
  /** What was just exchanged; null when nothing was. */
  receipt: Receipt | null = null;
  #id = 0;

  constructor(
    api: Pick<MallApi, 'product' | 'exchange'>,
    books: Pick<BookApi, 'book'>,
    onPointsChanged: () => void = () => undefined,
  ) {
    this.detail = new Request(async (id, options) => {
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
          return await api.exchange(input, options);
        } catch (error) {
          // Something has changed since it was shown: points, stock, the shelf.
          if (mallRefusalOf(error) !== null) void this.detail.refresh();
          throw error;
        }
      },
      {
        of: ({ id }) => id,
        done: (receipt, { id }) => {
          // Another product may be in sight meanwhile: the points are fewer there too.
          if (id === this.#id) this.keep(receipt);
          onPointsChanged();
          void this.detail.refresh();
        },
      },
    );
    makeAutoObservable(this, { detail: false, book: false, exchange: false, receipt: observableRef });
  }

  show(id: number, loggedIn: boolean): void {
    this.#id = id;
    this.receipt = null;
    this.quantity = 1;
    this.exchange.dismiss(id);
    void this.detail.load(id);
    if (loggedIn) void this.book.show();
  }

  leave(): void {
    this.detail.clear();
    this.book.leave();
  }

  /** Most pieces that can be had now, whatever the points. */
  get most(): number {
    const { value } = this.detail;
    return value === null ? 0 : mostOf(value);
  }

  setQuantity(quantity: number): void {
    // Nobody has half a piece.
    this.keepWithin(Math.round(quantity), this.most);
    this.exchange.dismiss(this.#id);
  }

  setDelivery(delivery: Delivery): void {
    this.delivery = delivery;
    this.exchange.dismiss(this.#id);
  }

  setAddress(id: number): void {
    this.addressId = id;
    this.exchange.dismiss(this.#id);
  }

  closeReceipt(): void {
    this.receipt = null;
  }

  /** Exchanges what is chosen. */
  run(): Promise<boolean> {
    const id = this.detail.value?.product.id ?? 0;
    const { addressId, delivery, quantity } = this;
    return this.exchange.run({ id, quantity, delivery, addressId: delivery === 'mail' ? addressId : 0 });
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
