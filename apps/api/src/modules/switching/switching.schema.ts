import type { HandoverKind } from '@banyan/contracts/account';
import { boolean, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/**
 * The accounts of one human in several enterprises. Each enterprise confirms it in a row of its own: a link is valid if
 * both do, so that no enterprise opens a way into another by itself.
 */
export const linkedAccounts = tenantTable(
  'linked_accounts',
  {
    userId: rowId('user_id').notNull(),
    otherEid: integer('other_eid').notNull(),
    otherUserId: rowId('other_user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.otherEid] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Codes that hand a login over. A used one stays for a while, to distinguish it from one that never existed. */
export const handoverCodes = tenantTable(
  'handover_codes',
  {
    /** `hashToken` of the code. */
    codeHash: text('code_hash').notNull(),
    kind: text('kind').$type<HandoverKind>().notNull(),
    userId: rowId('user_id').notNull(),
    /** The login outlasts the browser. */
    remember: boolean('remember').notNull(),
    /** Nonce of the request for it: the same request gets no second code. Null for our own. */
    nonce: text('nonce'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.codeHash] }),
    unique('handover_codes_nonce').on(table.eid, table.nonce),
    index('handover_codes_expires').on(table.eid, table.expiresAt),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Systems of the enterprise that may log its people in. Their secrets derive from the server's, see integrator.ts. */
export const integrators = tenantTable(
  'integrators',
  {
    /** Its id in its requests. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** Kinds of logins that it may hand over. */
    kinds: jsonb('kinds').$type<readonly HandoverKind[]>().notNull(),
    /** Incrementing it makes another secret. */
    generation: integer('generation').notNull().default(1),
    enabled: boolean('enabled').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.eid, table.key] })],
);
