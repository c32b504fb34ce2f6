import { addressQuery, named, oneOf, rowId, verbatim, type QueryOf } from '../../address.ts';
import { orderKinds, orderTabs } from '../order.choices.ts';

/** Query of the payment page: kind and id of the course or package [PY-01]. */
export const payQuery = addressQuery({ item: named('type', oneOf(orderKinds)), id: rowId(0) });
export type PayQuery = QueryOf<typeof payQuery>;

/** Query of the list of orders: its tab, and the number of the open order or empty [PY-03]. */
export const ordersQuery = addressQuery({ tab: named('state', oneOf(orderTabs)), order: verbatim(32) });
export type OrdersQuery = QueryOf<typeof ordersQuery>;
