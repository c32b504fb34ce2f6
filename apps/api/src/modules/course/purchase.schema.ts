import type { OrderKind } from '@banyan/contracts/course';
import { foreignKey, index, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/**
 * Access to courses and packages that cost money, with its end: bought, or opened by the enterprise's administrator.
 * One row for a person and a thing, so that nobody buys a second copy; one that has run out is renewed in its place.
 */
export const purchases = tenantTable(
  'purchases',
  {
    userId: rowId('user_id').notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    itemId: rowId('item_id').notNull(),
    from: moment('from').notNull(),
    until: moment('until').notNull(),
    /** The order that paid for it; null: opened by the enterprise. */
    orderId: rowId('order_id'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.kind, table.itemId] }),
    index('purchases_item').on(table.eid, table.kind, table.itemId),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
