import { addressQuery, named, oneOf, only, verbatim, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import type { productList } from '../mall.ts';
import { deliveries, exchangeTabs, mallDeskTabs, productCategories, productOrders } from '../mall.choices.ts';
import { pointsTabs } from '../points.choices.ts';
import { rankPeriods, rankScopes, type RankMeasure } from '../ranking.choices.ts';

/** Query of the list of products [MA-01]. */
export const mallQuery = addressQuery({
  category: named('cat', oneOf(['', ...productCategories])),
  delivery: oneOf(['', ...deliveries]),
  affordable: named('can', only('1')),
  sort: oneOf(productOrders),
});
export type MallQuery = QueryOf<typeof mallQuery>;

/** Input of the call for the first page of products. */
export function productsInput({ affordable, ...query }: MallQuery): CallInput<typeof productList> {
  return { ...query, affordable: affordable ? 'Y' : 'N' };
}

/** Tabs of one's own points: ledger, exchanges, addresses. */
export const pointsViews = ['entries', 'exchanges', 'addresses'] as const;
export type PointsView = (typeof pointsViews)[number];

/** Query of one's own points [MA-02] [MA-03] [MA-05]. */
export const pointsQuery = addressQuery({
  view: oneOf(pointsViews),
  way: oneOf(pointsTabs),
  state: oneOf(exchangeTabs),
});
export type PointsQuery = QueryOf<typeof pointsQuery>;

/** Query of the rankings [MA-06]. */
export const rankQuery = addressQuery({
  scope: oneOf(rankScopes),
  measure: named('by', oneOf(['hours', 'points', 'credits', 'courses'] as const satisfies readonly RankMeasure[])),
  period: named('in', oneOf(rankPeriods)),
});
export type RankQuery = QueryOf<typeof rankQuery>;

/** Query of the medals [MA-06]. */
export const medalQuery = addressQuery({ show: oneOf(['all', 'earned', 'missing'] as const) });
export type MedalQuery = QueryOf<typeof medalQuery>;

/** Query of the mall's part of the review desk. */
export const mallDeskQuery = addressQuery({ tab: verbatim(20), show: oneOf(mallDeskTabs) });
