import { foreignKey, index, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Logins on a screen that wait for a phone. */
export const scanLogins = tenantTable(
  'scan_logins',
  {
    /** `hashToken` of the code in the picture. */
    scanHash: text('scan_hash').notNull(),
    /** `hashToken` of the secret of the asking page. */
    secretHash: text('secret_hash').notNull(),
    state: text('state').$type<'waiting' | 'scanned' | 'confirmed' | 'refused' | 'used'>().notNull().default('waiting'),
    /** Person who has scanned it. */
    userId: rowId('user_id'),
    /** Of the asking page. */
    userAgent: text('user_agent').notNull(),
    ip: text('ip').notNull(),
    askedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.scanHash] }),
    unique('scan_logins_secret').on(table.eid, table.secretHash),
    index('scan_logins_expires').on(table.eid, table.expiresAt),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
