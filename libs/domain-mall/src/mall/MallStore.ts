import { type CallOutput } from '@banyan/contracts';
import {
  productsInput,
  type MallQuery,
  type PointsHome,
  type ProductCard,
  type productList,
} from '@banyan/contracts/mall';
import { apiOf, PagedList, Request } from '@banyan/core-screen';
import { mallCalls, type MallApi } from '../api/mallCalls.ts';
import { pointsCalls, type PointsApi } from '../api/pointsCalls.ts';
import type { MallEnvironment } from '../mall.environment.ts';

/** The products, and the balance to pay for them. */
export class MallStore {
  readonly list: PagedList<ProductCard, MallQuery, CallOutput<typeof productList>>;
  readonly points: Request<PointsHome>;

  constructor(api: Pick<MallApi, 'products'>, points: Pick<PointsApi, 'home'>) {
    this.list = new PagedList(
      (query, cursor, options) =>
        api.products(cursor === '' ? productsInput(query) : { ...productsInput(query), cursor }, options),
      { id: ({ id }) => id },
    );
    this.points = new Request((_, options) => points.home({}, options));
  }

  show(query: MallQuery, loggedIn: boolean): void {
    void this.list.show(query);
    if (loggedIn) void this.points.show();
    else this.points.clear();
  }

  refresh(): void {
    void this.list.refresh();
    void this.points.refresh();
  }

  leave(): void {
    this.list.leave();
    this.points.leave();
  }
}

export const makeMallStore = ({ http }: MallEnvironment) =>
  new MallStore(apiOf(http, mallCalls), apiOf(http, pointsCalls));
