import { personal, throughParent, type PersonalTable } from '../../personal/personalTable.ts';
import { enterpriseOrders } from './enterpriseOrder.schema.ts';
import { orders, payments } from './order.schema.ts';
import { walletBalances, walletEntries } from './wallet.schema.ts';

const booked = { stays: 'accounts have to be kept' };

/** A person's orders, payments and balance. */
export const orderPersonal: readonly PersonalTable[] = [
  personal(orders, 'orders', { since: orders.at, erase: booked }),
  personal(enterpriseOrders, 'orders', { since: enterpriseOrders.at, erase: booked }),
  personal(payments, 'orders', {
    of: throughParent(payments.orderId, orders),
    since: payments.at,
    without: ['link', 'code'],
    erase: booked,
  }),
  personal(walletEntries, 'orders', { since: walletEntries.at, erase: booked }),
  personal(walletBalances, 'orders', { erase: booked }),
];
