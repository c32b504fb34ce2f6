import {
  payQuery,
  type CheckedOrder,
  type OrderItem,
  type OrderRecord,
  type PayMethod,
  type PayOffer,
  type PayQuery,
} from '@banyan/contracts/course';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { payCalls, type PayApi } from '../api/orderCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { orderRefusalOf } from '../shared/orderRefusal.ts';
import { waitBefore } from './watch.ts';

/** A payment requested from a provider and awaited. */
export interface Awaited {
  readonly offer: PayOffer;
  readonly method: 'alipay' | 'wxpay';
}

const through = { alipay: true, wxpay: true, balance: false, points: false } as const;
const isThrough = (method: PayMethod): method is Awaited['method'] => through[method];

/** Whether the funds of a payment method suffice. */
function isEnough(item: OrderItem, method: PayMethod): boolean {
  if (method === 'points') return item.points !== null && (item.spendable ?? 0) >= item.points;
  return method !== 'balance' || (item.balance ?? 0) >= item.price;
}

/** Buying an item: payment method, order, and arrival of the money. */
export class PayStore {
  readonly item: Request<OrderItem>;
  readonly pay: Action<PayMethod>;
  readonly check: Action<string, CheckedOrder>;
  /** Null until a method is chosen: then the first with enough funds is used. */
  picked: PayMethod | null = null;
  /** Null while no payment was requested. */
  awaited: Awaited | null = null;
  /** The provider has refused the payment. */
  refused = false;
  /** Reason why the order cannot be paid any more: late, closed in another window, or withdrawn; null while it can. */
  over: 'late' | 'closed' | 'offShelf' | null = null;
  /** The order once it is paid; null before. */
  paid: OrderRecord | null = null;
  /** The screen is open. */
  #shown = false;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #api: PayApi;
  readonly #onSpent: () => void;

  constructor(about: PayQuery, api: PayApi, onSpent: () => void = () => undefined) {
    this.#api = api;
    this.#onSpent = onSpent;
    this.item = new Request((_, options) => api.item(about, options));
    this.pay = new Action(
      async (method, options) => {
        try {
          return await this.ask(method, options.idempotencyKey ?? '');
        } catch (error) {
          // Price, balance or ownership has changed since the page loaded.
          if (orderRefusalOf(error) !== null) void this.item.refresh();
          throw error;
        }
      },
      { done: (follow: () => void) => follow() },
    );
    this.check = new Action((number, options) => api.check({ number }, options), {
      done: (told, number) => {
        if (number === this.awaited?.offer.order.number) this.hear(told);
      },
    });
    makeAutoObservable(this, {
      item: false,
      pay: false,
      check: false,
      awaited: observableRef,
      paid: observableRef,
    });
  }

  show(): void {
    this.#shown = true;
    this.forget();
    this.picked = null;
    void this.item.load();
  }

  leave(): void {
    this.#shown = false;
    clearTimeout(this.#timer);
    this.item.leave();
  }

  /** The payment method: the picked one, else the first with enough funds. */
  get method(): PayMethod | null {
    const item = this.item.value;
    if (item === null) return null;
    const enough = item.methods.filter((method) => isEnough(item, method));
    return enough.find((method) => method === this.picked) ?? enough[0] ?? null;
  }

  enough(method: PayMethod): boolean {
    const item = this.item.value;
    return item !== null && isEnough(item, method);
  }

  /** An order or a payment is pending. */
  get paying(): boolean {
    return this.pay.isPending();
  }

  /** Error of the payment; undefined for none. */
  get failure(): unknown {
    return this.pay.failureOf();
  }

  pick(method: PayMethod): void {
    this.picked = method;
    this.pay.dismiss();
  }

  /** Asks now whether the money has arrived. */
  checkNow(): void {
    const number = this.awaited?.offer.order.number;
    if (number === undefined) return;
    clearTimeout(this.#timer);
    void this.check.run(number).then(() => this.later());
  }

  /** Returns to the payment methods; the order stays open. */
  another(): void {
    this.forget();
    void this.item.refresh();
  }

  private forget(): void {
    clearTimeout(this.#timer);
    this.awaited = null;
    this.refused = false;
    this.over = null;
    this.paid = null;
    this.#asked = 0;
    this.pay.dismiss();
    this.check.dismiss();
  }

  /** Orders, then pays or requests the money; returns the follow-up. */
  private async ask(method: PayMethod, idempotencyKey: string): Promise<() => void> {
    const { value } = this.item;
    if (value === null) return () => undefined;
    const { number } = await this.#api.create({ item: value.kind, id: value.id });
    if (isThrough(method)) {
      const offer = await this.#api[method]({ number });
      return () => this.await({ offer, method });
    }
    const { order } = await this.#api[method]({ number }, { idempotencyKey });
    return () => {
      this.settle(order);
      this.#onSpent();
    };
  }

  private await(awaited: Awaited): void {
    this.awaited = awaited;
    this.refused = false;
    this.#asked = 0;
    this.later();
  }

  private settle(order: OrderRecord): void {
    clearTimeout(this.#timer);
    this.paid = order;
    this.awaited = null;
  }

  private later(): void {
    clearTimeout(this.#timer);
    if (!this.#shown || this.awaited === null || this.refused || this.over !== null) return;
    this.#timer = setTimeout(() => this.checkNow(), waitBefore(this.#asked));
    this.#asked += 1;
  }

  private hear({ order, payment }: CheckedOrder): void {
    if (order.state === 'paid') {
      this.settle(order);
      return;
    }
    this.refused = payment === 'refused';
    if (order.state === 'pay') this.over = null;
    else this.over = order.late ? 'late' : order.state === 'offShelf' ? 'offShelf' : 'closed';
  }
}

export const makePayStore = ({ http, ports }: CourseEnvironment, key: string) =>
  new PayStore(payQuery.read(new URLSearchParams(key)), apiOf(http, payCalls), () => ports.onPointsSpent?.());
