import { addressQuery, named, oneOf, rowId, verbatim, type QueryOf } from '../../address.ts';
import { orderKinds, orderTabs } from '../order.choices.ts';

/** What is bought [PY-01]: a course or a package by its id. */
export const payQuery = addressQuery({ item: named('type', oneOf(orderKinds)), id: rowId(0) });
export type PayQuery = QueryOf<typeof payQuery>;

/** Which orders are shown, and the number of the one that is looked at; empty: none is [PY-03]. */
export const ordersQuery = addressQuery({ tab: named('state', oneOf(orderTabs)), order: verbatim(32) });
export type OrdersQuery = QueryOf<typeof ordersQuery>;
