import type { ConsentKind } from '@banyan/contracts/account';
import { boolean, foreignKey, index, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../db/columns.ts';
import { tenantTable } from '../db/tenantTable.ts';
import { users } from './enterprise.schema.ts';

/** Consents given, and withdrawn: a row each time, so that the state of any moment is known. */
export const consents = tenantTable(
  'consents',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    kind: text('kind').$type<ConsentKind>().notNull(),
    given: boolean('given').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('consents_person').on(table.eid, table.userId, table.kind, table.at, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
