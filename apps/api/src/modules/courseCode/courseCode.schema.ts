import type { OrderKind } from '@banyan/contracts/course';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Codes that the enterprise has issued together: the item they open, for how long, until when they can be redeemed. */
export const codeBatches = tenantTable(
  'code_batches',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** Occasion of the issue. */
    name: localisedText('name').notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    itemId: rowId('item_id').notNull(),
    /** Days of access that a code gives. */
    days: integer('days').notNull(),
    /** Null: they never expire. */
    expiresAt: moment('expires_at'),
    /** The enterprise no longer accepts them. */
    stopped: boolean('stopped').notNull().default(false),
  },
  (table) => [
    unique('code_batches_eid_id').on(table.eid, table.id),
    check('code_batches_days', sql`${table.days} > 0`),
  ],
);

/** A code, for one person or for its number of people. */
export const courseCodes = tenantTable(
  'course_codes',
  {
    /** Capitals and digits alone. */
    code: text('code').notNull(),
    batchId: rowId('batch_id').notNull(),
    /** Number of people who can redeem it. */
    most: integer('most').notNull().default(1),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.code] }),
    index('course_codes_batch').on(table.eid, table.batchId),
    foreignKey({ columns: [table.eid, table.batchId], foreignColumns: [codeBatches.eid, codeBatches.id] }).onDelete(
      'cascade',
    ),
    check('course_codes_used', sql`${table.used} between 0 and ${table.most}`),
  ],
);

/** Redeemed codes of a batch: one for each person. */
export const codeUses = tenantTable(
  'code_uses',
  {
    batchId: rowId('batch_id').notNull(),
    userId: rowId('user_id').notNull(),
    code: text('code').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.batchId, table.userId] }),
    foreignKey({ columns: [table.eid, table.batchId], foreignColumns: [codeBatches.eid, codeBatches.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Wrong codes that a person has tried since. */
export const codeTries = tenantTable(
  'code_tries',
  {
    userId: rowId('user_id').notNull(),
    since: moment('since').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
