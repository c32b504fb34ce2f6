import type { CoverMotif } from '@banyan/contracts';
import type { OrderKind, OrderState, PayMethod, PaymentState, PayProvider } from '@banyan/contracts/course';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

const waits = sql.raw(`"state" = 'pay'`);

/** Orders, as of the time of the order: the price is fixed then. */
export const orders = tenantTable(
  'orders',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    number: text('number').notNull(),
    userId: rowId('user_id').notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    itemId: rowId('item_id').notNull(),
    title: localisedText('title').notNull(),
    motif: text('motif').$type<CoverMotif>().notNull(),
    /** Cents. */
    price: integer('price').notNull(),
    /** Null: it is not sold for points. */
    points: integer('points'),
    state: text('state').$type<OrderState>().notNull().default('pay'),
    /** Closed without a payment within the hour. */
    late: boolean('late').notNull().default(false),
    method: text('method').$type<PayMethod>(),
    at: moment('at').notNull(),
    payUntil: moment('pay_until').notNull(),
    paidAt: moment('paid_at'),
    closedAt: moment('closed_at'),
    accessUntil: moment('access_until'),
  },
  (table) => [
    unique('orders_eid_id').on(table.eid, table.id),
    unique('orders_number').on(table.eid, table.number),
    // Two windows that order the same at once get one order.
    uniqueIndex('orders_one_waits').on(table.eid, table.userId, table.kind, table.itemId).where(waits),
    index('orders_user').on(table.eid, table.userId, table.at, table.id),
    index('orders_user_state').on(table.eid, table.userId, table.state, table.at, table.id),
    index('orders_late').on(table.eid, table.payUntil).where(waits),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    // Items for points alone cost no money.
    check('orders_price', sql`${table.price} > 0 or (${table.price} = 0 and ${table.points} > 0)`),
    check('orders_paid', sql`(${table.state} = 'paid') = (${table.accessUntil} is not null)`),
  ],
);

/** Payments requested from a provider for an order. At most one is waiting for each order and provider. */
export const payments = tenantTable(
  'payments',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    orderId: rowId('order_id').notNull(),
    provider: text('provider').$type<PayProvider>().notNull(),
    /** Our number of it at the provider; begins with the enterprise, so that a notice can be assigned. */
    tradeNo: text('trade_no').notNull(),
    /** Cents. */
    amount: integer('amount').notNull(),
    state: text('state').$type<Exclude<PaymentState, 'none'>>().notNull().default('waiting'),
    /** Links to pay it; null until the provider has answered. */
    link: text('link'),
    code: text('code'),
    /** The provider's number of it; empty until it is paid. */
    transaction: text('transaction').notNull().default(''),
    at: moment('at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('payments_trade').on(table.eid, table.tradeNo),
    uniqueIndex('payments_one_waits')
      .on(table.eid, table.orderId, table.provider)
      .where(sql.raw(`"state" = 'waiting'`)),
    uniqueIndex('payments_transaction')
      .on(table.eid, table.provider, table.transaction)
      .where(sql.raw(`"transaction" <> ''`)),
    index('payments_refund').on(table.eid, table.id).where(sql.raw(`"state" = 'refund'`)),
    index('payments_order').on(table.eid, table.orderId, table.id),
    foreignKey({ columns: [table.eid, table.orderId], foreignColumns: [orders.eid, orders.id] }).onDelete('cascade'),
  ],
);
