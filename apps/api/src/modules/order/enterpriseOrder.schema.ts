import type { OrderKind } from '@banyan/contracts/course';
import { check, index, integer, text, unique } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';

/** Orders of the enterprise for its people, as of the time of the order. Accounts have to be kept. */
export const enterpriseOrders = tenantTable(
  'enterprise_orders',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    number: text('number').notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    itemId: rowId('item_id').notNull(),
    title: localisedText('title').notNull(),
    /** Cents for each person. */
    price: integer('price').notNull(),
    people: integer('people').notNull(),
    /** The administrator who ordered it. */
    userId: rowId('user_id').notNull(),
    at: moment('at').notNull(),
    accessUntil: moment('access_until').notNull(),
  },
  (table) => [
    unique('enterprise_orders_number').on(table.eid, table.number),
    index('enterprise_orders_last').on(table.eid, table.at, table.id),
    check('enterprise_orders_people', sql`${table.people} > 0 and ${table.price} >= 0`),
  ],
);
