import type { OrderRecord, OrderTab } from '@banyan/contracts/course';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { orderCalls, type OrderApi } from '../api/orderCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** The learner's orders, and one of them in detail. */
export class OrdersStore {
  readonly list: PagedList<OrderRecord, OrderTab>;
  readonly detail: Request<OrderRecord, string>;
  readonly close: Action<string, OrderRecord>;
  readonly receipt: Action<string, { readonly url: string }>;
  /** Number of the open order. */
  #number = '';

  constructor(api: OrderApi, open: (url: string) => void) {
    this.list = new PagedList((tab, cursor, options) => api.list({ tab, cursor }, options), {
      id: ({ number }) => number,
    });
    this.detail = new Request((number, options) => {
      this.#number = number;
      return api.detail({ number }, options);
    });
    this.close = new Action((number, options) => api.close({ number }, options), {
      of: (number) => number,
      done: (order, number) => {
        // Another order may be open by now.
        if (number === this.#number) this.detail.set(order);
        void this.list.renew();
      },
    });
    this.receipt = new Action((number, options) => api.receipt({ number }, options), {
      of: (number) => number,
      done: ({ url }) => open(url),
    });
    makeAutoObservable(this, { list: false, detail: false, close: false, receipt: false });
  }

  leave(): void {
    this.list.leave();
    this.detail.leave();
  }
}

export const makeOrdersStore = ({ http }: CourseEnvironment) =>
  new OrdersStore(apiOf(http, orderCalls), (url) => window.location.assign(url));
